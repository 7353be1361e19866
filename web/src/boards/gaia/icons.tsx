/** The signs of the game: resources, what tiles count, what they do. Colours are in gaia.css. */

import { defineIcons } from "../../kit/icons";

export const G = defineIcons("gaia", {
  ore: (
    <>
      <path
        d="M12 2.5 20.5 8 18 19.5 6.5 21 3 9.5z"
        fill="var(--r-ore)"
        stroke="var(--r-ore2)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M12 2.5 11 11 3 9.5M11 11l7 8.500M11 11l9.5-3"
        fill="none"
        stroke="var(--r-ore2)"
        strokeWidth="1.3"
      />
    </>
  ),
  credits: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="var(--r-credits)" />
      <circle
        cx="12"
        cy="12"
        r="6.6"
        fill="none"
        stroke="var(--r-credits2)"
        strokeWidth="1.5"
        opacity=".75"
      />
      <path d="M12 8.200v7.6" stroke="var(--r-credits2)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  knowledge: (
    <>
      <path
        d="M12 6.200C9.5 4 6 3.6 2.5 4.200v14.600c3.5-.6 7-.2 9.5 2 2.5-2.2 6-2.6 9.5-2V4.200C18 3.6 14.5 4 12 6.200z"
        fill="var(--r-knowledge)"
      />
      <path
        d="M12 6.500v13.500M5.2 8.500c1.6-.1 3 .2 4.3.9M5.2 12.500c1.6-.1 3 .2 4.3.9M18.8 8.500c-1.6-.1-3 .2-4.3.9M18.8 12.500c-1.6-.1-3 .2-4.3.9"
        fill="none"
        stroke="var(--r-knowledge2)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  qic: (
    <>
      <path d="M12 2 21 7v10l-9 5-9-5V7z" fill="var(--r-qic)" />
      <path d="M12 2 21 7l-9 5-9-5z" fill="var(--r-qic3)" />
      <path d="M12 12v10l-9-5V7z" fill="var(--r-qic2)" opacity=".75" />
    </>
  ),
  token: (
    <>
      <circle cx="12" cy="12" r="8.6" fill="var(--r-power)" />
      <circle cx="12" cy="12" r="5" fill="none" stroke="var(--r-power2)" strokeWidth="1.6" opacity=".8" />
    </>
  ),
  charge: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="var(--r-power)" />
      <path
        d="M12 17.500V7.500M7.8 11.3 12 6.800l4.2 4.5"
        fill="none"
        stroke="var(--r-power2)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  power: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="none" stroke="var(--r-power)" strokeWidth="2" />
      <circle cx="12" cy="12" r="5.6" fill="var(--r-power)" />
    </>
  ),
  brainstone: (
    <>
      <path
        d="M12 1.5 20.5 6.500v11L12 22.5 3.5 17.500v-11z"
        fill="var(--r-power2)"
        stroke="var(--r-power)"
        strokeWidth="2.2"
      />
      <path
        d="M8.2 8.500c2-2 4 .8 3.8 3.500s1.8 5.5 3.8 3.5"
        fill="none"
        stroke="var(--r-power3)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  step: (
    <>
      <circle cx="12" cy="13.5" r="6" fill="currentColor" opacity=".32" />
      <path d="M12 7.500a6 6 0 0 1 0 12z" fill="currentColor" opacity=".75" />
      <path
        d="M4.5 9.500A8.6 8.6 0 0 1 17.5 5.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M18.8 1.500v5.200h-5.200z" fill="currentColor" />
    </>
  ),
  range: (
    <>
      <circle cx="5" cy="12" r="3.2" fill="currentColor" />
      <path
        d="M9 12h10M15.5 7.5 20.5 12l-5 4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  types: (
    <>
      <circle cx="8" cy="9" r="5.5" fill="var(--p-terra)" stroke="var(--panel)" strokeWidth="1" />
      <circle cx="16" cy="9" r="5.5" fill="var(--p-oxide)" stroke="var(--panel)" strokeWidth="1" />
      <circle cx="12" cy="16" r="5.5" fill="var(--p-desert)" stroke="var(--panel)" strokeWidth="1" />
    </>
  ),
  sector: (
    <>
      <path d="M7 3.500h10L22 12l-5 8.500H7L2 12z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="9" cy="9" r="1.7" fill="currentColor" />
      <circle cx="15.5" cy="11" r="1.7" fill="currentColor" />
      <circle cx="10.5" cy="15.5" r="1.7" fill="currentColor" />
    </>
  ),
  gaia: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="var(--p-gaia)" />
      <path
        d="M6.5 15.500C7 9.5 11 7 17.5 7c.2 6-3.5 10-9 9.200M6 18c1.5-4 4-6.3 7.5-7.5"
        fill="none"
        stroke="var(--p-letter)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  federation: (
    <>
      <path
        d="M4 3.500h16v9c0 4.5-4 7-8 8.5-4-1.5-8-4-8-8.500z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
      />
      <path
        d="M8 8.500h3M13 8.500h3M8.5 13 12 11l3.5 2"
        stroke="currentColor"
        strokeWidth="1.7"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  structures: (
    <>
      <path d="M2.5 20 6.5 11h5l4 9z" fill="currentColor" />
      <path d="M13 12.500V7.500l4-3.5 4.5 3.500V20H17z" fill="currentColor" opacity=".7" />
    </>
  ),
  satellite: <path d="M12 4 20 12 12 20 4 12z" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  advance: (
    <>
      <path d="M4 20v-4h5v-4h5V8h6" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M20.8 3v6.500h-6.500z" fill="currentColor" />
    </>
  ),
  names: (
    <path
      d="M12 2.2 20.6 7v10L12 21.800 3.400 17V7zM8.300 16.500 12 7.500l3.700 9M9.700 13.600h4.600"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ),
  modes: (
    <path
      d="M12 3 21.5 8 12 13 2.5 8zM3.5 12.2 12 16.700l8.5-4.500M3.5 16.2 12 20.700l8.5-4.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
    />
  ),
  flag: (
    <>
      <path d="M6 22V3" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M7 4h12l-3.5 4L19 12H7z" fill="currentColor" />
    </>
  ),
  gaiaformer: (
    <path
      d="M12 2.5 18.5 12H15v4.500l4.5 4.500H15l-3-3.300L9 21H4.500L9 16.500V12H5.500z"
      fill="var(--green)"
    />
  ),
  mine: <path d="M3.5 20 9 8.500h6L20.5 20z" fill="currentColor" />,
  station: <path d="M3 20V11l4.5-4.200L12 11V8l4.5-4.500L21 8v12z" fill="currentColor" />,
  lab: (
    <>
      <path d="M3.5 20.500V15a8.5 8.5 0 0 1 17 0v5.500z" fill="currentColor" />
      <path d="M12 8V2.5" stroke="currentColor" strokeWidth="2.4" />
    </>
  ),
  institute: <path d="M2 20.500V8.500l5 4 5-9.5 5 9.5 5-4v12z" fill="currentColor" />,
  academy: (
    <path
      d="M2 9.5 12 3l10 6.500V12H2zM4 13.500h3.200V18H4zM10.4 13.500h3.200V18h-3.200zM16.8 13.500H20V18h-3.200zM2 19h20v2.500H2z"
      fill="currentColor"
    />
  ),
  big: (
    <>
      <path d="M1 19.500v-9l3.6 2.900L8 6l3.4 7.400V19.500z" fill="currentColor" />
      <path
        d="M12.5 11.5 17.8 8 23 11.500v1.600H12.500zM13.5 14h1.900v3.500h-1.900zM16.9 14h1.900v3.500h-1.900zM20.2 14h1.900v3.500h-1.900zM12.5 18H23v1.500H12.500z"
        fill="currentColor"
      />
    </>
  ),
  lost: (
    <circle
      cx="12"
      cy="12"
      r="8.5"
      fill="var(--p-lost)"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="3 2.5"
    />
  ),
  tile: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M8 12h8M12 8v8" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  action: <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="none" stroke="var(--gold)" strokeWidth="2.6" />,
});
