import type { Release } from '../releases/release.ts';
import { placeOf } from '../releases/request-changes.ts';
import type { RequestedReason } from '../releases/requested-changes.ts';
import type { AcceptedText } from './accepted-text.ts';
import { isSameText, textsAbout } from './is-accepted.ts';
import { isSettled, releaseFindings } from './release-findings.ts';

/** The day makes no difference: only advice depends on it, and advice is never accepted. */
const ANY_DAY = new Date(0);

/**
 * The texts that the office no longer accepts when it sends a release back: those of the fields that its reasons are
 * about, on the track that a reason names or on any (product 39.6).
 * @returns also the accepted texts that remain
 */
export function rejectTexts(release: Release, reasons: readonly RequestedReason[]) {
  const isRejected = ({ field, trackId }: { field: string; trackId?: string | undefined }): boolean =>
    reasons.some((reason) => placeOf(reason) === field && (!reason.trackId || reason.trackId === trackId));
  const rejected: AcceptedText[] = releaseFindings(release, ANY_DAY)
    .filter((found) => isSettled(found) && isRejected(found.place))
    .flatMap((found) => textsAbout(found.code, found));
  return {
    rejected,
    accepted: release.accepted.filter((one) => !rejected.some((other) => isSameText(one, other))),
  };
}
