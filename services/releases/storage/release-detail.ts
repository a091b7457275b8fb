import { Problem } from '../../../shared/contract/problem.ts';
import { Media } from '../../../shared/media/media.ts';
import { EarlierSubmission } from '../../../shared/releases/earlier-submission.ts';
import type { OfficeReleaseDetail } from '../../../shared/releases/release-detail.ts';
import { OfficeMessage } from '../../../shared/releases/release-message.ts';
import type { Item } from '../../platform/table.ts';
import { findReleaseItem } from './find-release-item.ts';

/**
 * Builds the page's view of a release from the items in its partition: the newest upload for each place and state,
 * because an older one can no longer be placed; and the last submission that was sent back.
 * @throws Problem `release-not-found`
 */
export function releaseDetail(items: Item[]): OfficeReleaseDetail {
  const release = findReleaseItem(items);
  if (!release) throw new Problem('release-not-found');
  /** The items of one kind, in order of time: their ids or times sort chronologically. */
  const under = (kind: string) => items.filter(({ SK }) => String(SK).startsWith(kind));
  const media = under('MEDIA#').map((item) => Media.parse(item));
  const messages = under('MESSAGE#').map((item) => OfficeMessage.parse(item));
  const earlier = under('SUBMISSION#').at(-1);
  return { release, media: newest(media), messages, earlier: earlier ? EarlierSubmission.parse(earlier) : null };
}

function newest(media: readonly Media[]): Media[] {
  const byPlace = new Map<string, Media>();
  for (const one of [...media].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const trackId = one.target.kind === 'cover' ? '' : one.target.trackId;
    byPlace.set(`${one.target.kind} ${trackId} ${one.state}`, one);
  }
  return [...byPlace.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
