import type { WhichTracks } from '../../act.ts';

/**
 * Words that refer to tracks. `rest`: all other tracks. `some`: tracks that are not specified. `isPart`: the words are
 * only part of a title.
 */
export type TrackMention = { tracks: WhichTracks | 'rest' | 'some'; from: number; to: number; isPart: boolean };
