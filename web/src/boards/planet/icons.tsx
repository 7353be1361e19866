/** The signs of the game, 24 by 24; terrains in their own colours, the rest in that of the text. */

import { defineIcons } from "../../kit/icons";

export const I = defineIcons("planet", {
  civ: (
    <>
      <path d="M2.5 21V11.5H8V21zM9.2 21V3.5h6.6V21zM17 21v-7.5h4.5V21z" fill="var(--g-civ)" />
      <path
        d="M11.2 7h2.6M11.2 10.5h2.6M11.2 14h2.6M4.3 14.5h2M18.5 16.5h1.5"
        stroke="var(--disc)"
        strokeWidth="1.5"
      />
    </>
  ),
  water: (
    <>
      <path
        d="M12 2.2c4 5 6.8 8.6 6.8 12.2a6.8 6.8 0 0 1-13.6 0C5.2 10.8 8 7.2 12 2.2z"
        fill="var(--g-water)"
      />
      <path
        d="M8.5 14.5a3.6 3.6 0 0 0 3.3 3.6"
        fill="none"
        stroke="var(--disc)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  biomass: (
    <>
      <path d="M3.5 20.5C3 10 9 4 21 3.5c.5 11-5 16.5-14 14.5" fill="var(--g-biomass)" />
      <path
        d="M3.5 20.5C7 14.5 11 11 16.5 8.2M10 13.2V9M13.5 10.5l3.8 1.7"
        fill="none"
        stroke="var(--disc)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  rover: (
    <>
      <path d="M3 14.5V10h6l2.5-4.5h5.2L18.5 10 21 11v3.5z" fill="var(--g-rover)" />
      <path d="M12.3 9.7 13.6 7h2.1l1 2.7z" fill="var(--disc)" />
      <circle cx="6" cy="17.5" r="3" fill="var(--g-rover)" />
      <circle cx="12" cy="17.5" r="3" fill="var(--g-rover)" />
      <circle cx="18" cy="17.5" r="3" fill="var(--g-rover)" />
      <circle cx="6" cy="17.5" r="1" fill="var(--disc)" />
      <circle cx="12" cy="17.5" r="1" fill="var(--disc)" />
      <circle cx="18" cy="17.5" r="1" fill="var(--disc)" />
    </>
  ),
  tech: (
    <>
      <rect x="6.5" y="6.5" width="11" height="11" rx="1.8" fill="var(--g-tech)" />
      <path
        d="M9.5 2.5v4M14.5 2.5v4M9.5 17.5v4M14.5 17.5v4M2.5 9.5h4M2.5 14.5h4M17.5 9.5h4M17.5 14.5h4"
        stroke="var(--g-tech)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path d="M10 10h4v4h-4z" fill="var(--disc)" />
    </>
  ),
  energy: (
    <>
      <path d="M13.8 1.5 4.5 13.5h5.8L8.8 22.5 19.5 9.5h-6.3z" fill="var(--g-energy)" />
    </>
  ),
  synergy: (
    <>
      <path
        d="M12 1.5 14.6 9.4 22.5 12l-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path d="M12 8.5v7M8.5 12h7" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  patch: (
    <>
      <rect
        x="3"
        y="3"
        width="18"
        height="18"
        rx="4.5"
        fill="var(--t-biomass)"
        stroke="var(--g-biomass)"
        strokeWidth="1.6"
      />
      <path d="M7.5 16.8C7.3 11 10.5 7.5 17 7.2c.3 6-2.8 9-7.5 8" fill="var(--g-biomass)" />
    </>
  ),
  move: (
    <>
      <path
        d="M4 5.5 10.5 12 4 18.5M12.5 5.5 19 12l-6.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  card: (
    <>
      <rect
        x="5"
        y="2.5"
        width="14"
        height="19"
        rx="2.5"
        fill="color-mix(in srgb,var(--t-civ) 30%,var(--panel))"
        stroke="var(--g-civ)"
        strokeWidth="1.7"
      />
    </>
  ),
  pod: (
    <>
      <path
        d="M12 1.8c4.2 2.6 6.2 6.2 6.2 11.2L16.5 20h-9L5.8 13c0-5 2-8.6 6.2-11.2z"
        fill="var(--piece)"
        stroke="var(--piece2)"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="10.5" r="2.9" fill="#45b0a5" stroke="var(--piece2)" strokeWidth="1.4" />
      <path d="M9 20v2.2M15 20v2.2" stroke="var(--piece2)" strokeWidth="2.2" />
    </>
  ),
  meteorite: (
    <>
      <path
        d="M9 3.5 17.5 4.5 21.5 11 19 18.5 11.5 21.5 4 17.5 2.5 10z"
        fill="var(--rock)"
        stroke="var(--rock2)"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <circle cx="9.3" cy="10" r="2.1" fill="var(--rock2)" opacity=".75" />
      <circle cx="15" cy="13.8" r="2.7" fill="var(--rock2)" opacity=".75" />
      <circle cx="15" cy="7.8" r="1.2" fill="var(--rock2)" opacity=".75" />
    </>
  ),
  vehicle: (
    <>
      <path
        d="M2.5 14.5V10.5h5.7l2.6-5h6.2l2 5 2.5.8v3.2z"
        fill="var(--piece)"
        stroke="var(--piece2)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M11.5 10.3 13 7.3h2.7l1.2 3z" fill="var(--mine)" />
      <g fill="var(--piece2)" stroke="var(--piece)" strokeWidth="1.3">
        <circle cx="5.8" cy="17.3" r="3" />
        <circle cx="12" cy="17.3" r="3" />
        <circle cx="18.2" cy="17.3" r="3" />
      </g>
    </>
  ),
  ice: (
    <>
      <path d="M12 2 20.5 7v10L12 22l-8.5-5V7z" fill="var(--ice)" stroke="var(--ice2)" strokeWidth="1.6" />
      <path d="M12 2v9l8.5 6M12 11l-8.5 6" fill="none" stroke="var(--ice2)" strokeWidth="1.5" />
    </>
  ),
  line: (
    <>
      <path d="M2.5 8.5h19v7h-19z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M8.8 8.5v7M15.2 8.5v7" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  right: (
    <>
      <path
        d="M19.5 12.5A7.5 7.5 0 1 1 16.8 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M20.5 2v7h-7z" fill="currentColor" />
    </>
  ),
  left: (
    <>
      <path
        d="M4.5 12.5A7.5 7.5 0 1 0 7.2 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M3.5 2v7h7z" fill="currentColor" />
    </>
  ),
  flip: (
    <>
      <path d="M12 2.5v19" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2.5" />
      <path d="M9.5 6v12L2.5 18z" fill="currentColor" />
      <path d="M14.5 6v12l7 0z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
    </>
  ),
  ok: (
    <>
      <path
        d="M4.5 12.5 10 18 20 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  no: (
    <>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M5.8 5.8 18.2 18.2" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  helm: (
    <>
      <circle cx="12" cy="12" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="12" r="2" fill="currentColor" />
      <path
        d="M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6 4.6 19.4"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  dots: (
    <>
      <circle cx="5" cy="12" r="2.3" fill="currentColor" />
      <circle cx="12" cy="12" r="2.3" fill="currentColor" opacity=".7" />
      <circle cx="19" cy="12" r="2.3" fill="currentColor" opacity=".4" />
    </>
  ),
  green: (
    <>
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M12 7.5v9M7.5 12h9" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  orange: (
    <>
      <path d="M12 3 22 20.5H2z" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round" />
      <path d="M12 9.5v4.5M12 16.8v.8" stroke="currentColor" strokeWidth="2.3" strokeLinecap="round" />
    </>
  ),
  red: (
    <>
      <path
        d="M12 1.8 22.2 12 12 22.2 1.8 12z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path
        d="M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
});
