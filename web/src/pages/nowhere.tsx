import { useGuest } from "../net/guest";
import { useSpeech } from "../text/context";
import { Link } from "../ui/link";
import { Site } from "../ui/site";

export default function NowherePage() {
  const speech = useSpeech();
  const [guest] = useGuest();
  return (
    <Site className="failed" name={guest?.name}>
      <h1>{speech.text("error-not-found")}</h1>
      <Link to="/" className="button main">
        {speech.text("web-page-play")}
      </Link>
    </Site>
  );
}
