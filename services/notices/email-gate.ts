import { type NewsKind, newsKinds } from '../../shared/notices/news-kinds.ts';
import type { NoticeHead } from './notice-head.ts';

/** The least time between two emails of the same kind to one artist (product 36.4). */
const HOUR_MS = 3_600_000;

const endOfHour = (at: string): string => new Date(new Date(at).getTime() + HOUR_MS).toISOString();

/**
 * Adds a notice, and decides on its email: it is sent at once, unless there was one of its kind within the last hour.
 * Then the notice waits for the digest at the end of that hour.
 * @param news the kind of email that the artist wants about it; undefined for none
 */
export function withNotice(
  head: NoticeHead,
  { news, now }: { news: NewsKind | undefined; now: Date },
): { head: NoticeHead; n: number; sendsEmail: boolean } {
  const n = head.seq + 1;
  if (!news) return { head: { ...head, seq: n }, n, sendsEmail: false };
  const last = head.emails[news];
  // If others wait although the hour is over, their digest is about to be sent, and includes this one.
  const isLater = last !== undefined && (last.waiting > 0 || endOfHour(last.at) > now.toISOString());
  const email = isLater ? { ...last, waiting: last.waiting + 1 } : { at: now.toISOString(), n, waiting: 0 };
  return { head: { ...head, seq: n, emails: { ...head.emails, [news]: email } }, n, sendsEmail: !isLater };
}

/** The kinds of which a digest is due: notices wait, and the hour after the last email is over. */
export const dueDigests = ({ emails }: NoticeHead, now: Date): NewsKind[] =>
  newsKinds.filter((kind) => {
    const last = emails[kind];
    return last !== undefined && last.waiting > 0 && endOfHour(last.at) <= now.toISOString();
  });

/** Records that a digest of all waiting notices of a kind was sent. */
export const withDigest = (head: NoticeHead, kind: NewsKind, now: Date): NoticeHead => ({
  ...head,
  emails: { ...head.emails, [kind]: { at: now.toISOString(), n: head.seq, waiting: 0 } },
});

/** Forgets what waits for an email, for an account that gets none any more. */
export const withoutDue = ({ earningsDueAt: _, ...head }: NoticeHead): NoticeHead => ({
  ...head,
  emails: {},
  pendingMonths: {},
});

/** When something is next due for an artist: a digest, or the notice about earnings; undefined if nothing waits. */
export function nextDueAt({ emails, earningsDueAt }: NoticeHead): string | undefined {
  const digests = newsKinds.flatMap((kind) => {
    const last = emails[kind];
    return last && last.waiting > 0 ? [endOfHour(last.at)] : [];
  });
  return [...digests, ...(earningsDueAt ? [earningsDueAt] : [])].sort()[0];
}
