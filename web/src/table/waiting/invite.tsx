import { useState } from "react";
import type { TableInfo } from "../../contract/messages.gen";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import { CopyLink } from "../../ui/copy";
import { QrCode } from "../../ui/qr-code";
import { Toggle } from "../../ui/site";
import { canNotify, notificationsWanted, wantNotifications } from "../notify";

/** How friends come: a code for a camera, and a link. */
export function Invite({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  const link = new URL(`/t/${info.id}`, location.href).href;
  const [told, setTold] = useState(notificationsWanted);
  return (
    <aside className="panel invite" aria-label={speech.text("web-bring-friends")}>
      <h2 className="label">{speech.text("web-bring-friends")}</h2>
      <QrCode text={link} />
      <p className="small">{speech.text("web-qr-line")}</p>
      <CopyLink link={link} title={gameName(speech, info.game)} />
      <p className="small">{speech.text("web-invite-line")}</p>
      {canNotify() && (
        <div className="invite-wait">
          <Toggle
            on={told}
            label={speech.text("web-notify")}
            act="notify"
            onChange={(on) => wantNotifications(on).then(setTold)}
          />
        </div>
      )}
    </aside>
  );
}
