import * as z from 'zod';
import { creditList, StoredArtistCredit } from './credit.ts';
import { AudioLanguage, type Track } from './track.ts';

/** The start of a track. It holds no answer that an artist is liable for: no explicit content, no AI, no cover song. */
export const TrackStart = z.object({ artists: creditList(StoredArtistCredit), audioLanguage: AudioLanguage });
export type TrackStart = z.infer<typeof TrackStart>;

/** The most artists that a track starts with: with more, an artist writes them once and applies them to all tracks. */
const MOST_ARTISTS = 4;

/** What the next track copies from a track: its primary artists and its language. A guest appears on one track. */
export const startLike = ({ artists, audioLanguage }: Track): TrackStart => ({
  artists: artists.filter(({ name, role }) => role === 'Primary' && name.trim() !== '').slice(0, MOST_ARTISTS),
  audioLanguage,
});
