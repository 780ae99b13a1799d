import { formatDate, formatTime } from "@/lib/format.ts";

/**
 * When a notice came, as a sentence.
 *
 * @param receivedAt ISO 8601
 */
export function ReceivedAt({ receivedAt }: { receivedAt: string }) {
  const moment = new Date(receivedAt);
  return (
    <>
      Anmälan kom in den{" "}
      <time dateTime={receivedAt}>
        {formatDate(moment)} kl.&nbsp;{formatTime(moment)}
      </time>
      .
    </>
  );
}
