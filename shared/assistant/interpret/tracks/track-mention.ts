import type { WhichTracks } from '../../act.ts';

/**
 * Words that name tracks. `rest` are those that nobody named; `some` are tracks of which nobody said which. `isPart`: named by words of a title.
 */
export type TrackMention = { tracks: WhichTracks | 'rest' | 'some'; from: number; to: number; isPart: boolean };
