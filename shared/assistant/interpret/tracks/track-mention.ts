import type { WhichTracks } from '../../act.ts';

/**
 * Words that name tracks. `rest`: all others; `some`: tracks without saying which. `isPart`: named by part of a title.
 */
export type TrackMention = { tracks: WhichTracks | 'rest' | 'some'; from: number; to: number; isPart: boolean };
