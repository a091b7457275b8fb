import * as z from 'zod';
import { creditList, StoredArtistCredit } from './credit.ts';
import { AudioLanguage, type Track } from './track.ts';

/** What a track begins with. Nothing that an artist answers for is in it: no explicit content, no AI, no cover song. */
export const TrackStart = z.object({ artists: creditList(StoredArtistCredit), audioLanguage: AudioLanguage });
export type TrackStart = z.infer<typeof TrackStart>;

/** Most artists that a track begins with: who has more of them writes them once, and applies them to all tracks. */
const MOST_ARTISTS = 4;

/** What a next track takes from a track: its primary artists and its language. A guest is a guest of one track. */
export const startLike = ({ artists, audioLanguage }: Track): TrackStart => ({
  artists: artists.filter(({ name, role }) => role === 'Primary' && name.trim() !== '').slice(0, MOST_ARTISTS),
  audioLanguage,
});
