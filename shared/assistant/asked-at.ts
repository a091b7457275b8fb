import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import type { Asked } from './conversation.ts';
import type { Question } from './question.ts';

/** What a question expects, and the track that a file would be for. */
export function askedAt({ step, expects = 'words', hint }: Question, release: Release | null): Asked {
  const tracks = release ? orderedTracks(release) : [];
  const lacking = {
    audio: tracks.find(({ audio }) => audio === null),
    licence: tracks.find(({ containsCover, licence }) => containsCover && licence === null),
  };
  const track = expects === 'audio' || expects === 'licence' ? lacking[expects] : undefined;
  const canSkip = step !== 'recap' && step !== 'review' && step !== 'locked';
  return { step, expects, trackId: track?.id ?? null, canSkip, ...(hint && { hint }) };
}
