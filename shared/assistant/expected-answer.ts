import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import type { ExpectedAnswer } from './conversation.ts';
import { isFilePlace } from './file-place.ts';
import type { Points } from './open-point.ts';
import type { Question } from './question.ts';
import { unlicensedCovers } from './unlicensed-covers.ts';

/** Derives which kind of answer a question expects, and the track that an uploaded file would belong to. */
export function expectedAnswer(
  { step, expects = 'words', hint }: Question,
  release: Release | null,
  points: Points,
): ExpectedAnswer {
  if (step === 'open_point' && points.current?.place && isFilePlace(points.current.place)) {
    const { place, trackId } = points.current;
    const first = place === 'cover' ? undefined : release?.trackIds[0];
    return { step, expects: place, trackId: trackId ?? first ?? null, canSkip: true };
  }
  const tracks = release ? orderedTracks(release) : [];
  const covers = release ? unlicensedCovers(release) : [];
  const lacking = {
    audio: tracks.find(({ audio }) => audio === null),
    // If there are several cover songs, the page asks which one a file belongs to.
    licence: covers.length === 1 ? covers[0] : undefined,
  };
  const track = expects === 'audio' || expects === 'licence' ? lacking[expects] : undefined;
  const canSkip = step !== 'recap' && step !== 'review' && step !== 'locked';
  return { step, expects, trackId: track?.id ?? null, canSkip, ...(hint && { hint }) };
}
