import { useEffect, useState } from "react";
import styles from "./rooms.css?url";

/** How often the style sheet is requested again at most. */
const TRIES = 5;

/** The style sheet of a room, which React awaits before it shows the room; requested again when it is lost. */
export function RoomStyles() {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // React shows the room also when it is lost, and reports nothing.
    const link = document.querySelector<HTMLLinkElement>(`link[href="${styles}"]`);
    if (!link?.sheet) setTries(1);
  }, []);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {tries > 0 && (
        <link
          key={tries}
          rel="stylesheet"
          href={styles}
          onError={() => tries < TRIES && setTries(tries + 1)}
        />
      )}
    </>
  );
}
