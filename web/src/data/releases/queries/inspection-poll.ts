import type { Release } from '../../../../../shared/releases/release.ts';

/** How long to expect a result. An inspection that takes longer has failed, and the server repeats it much later. */
const EXPECTED_MS = 20 * 60_000;
/** Live updates usually report the result earlier. */
const POLL_MS = 5000;

type File = { storedAt: string };
const isNew = ({ storedAt }: File): boolean => Date.now() - Date.parse(storedAt) < EXPECTED_MS;

/** The polling interval while a recording of the release is listened to, or its cover looked at. */
export function inspectionPoll({ cover, tracks }: Pick<Release, 'cover' | 'tracks'>): number | false {
  const isHeard = Object.values(tracks).some(({ audio }) => audio?.heard?.state === 'waiting' && isNew(audio));
  const isLookedAt = cover?.looked?.state === 'waiting' && isNew(cover);
  return (isHeard || isLookedAt) && POLL_MS;
}
