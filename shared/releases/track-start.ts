import * as z from 'zod';
import { storedChoice } from '../stored-choice.ts';
import { creditList, StoredArtistCredit } from './credit.ts';
import { AudioLanguage, type Track } from './track.ts';

/**
 * The values that a track begins with. None of them is a declaration that the artist is liable for, such as explicit
 * content, AI or cover song.
 */
export const TrackStart = z.object({
  artists: creditList(StoredArtistCredit),
  audioLanguage: storedChoice(AudioLanguage),
});
export type TrackStart = z.infer<typeof TrackStart>;

/**
 * The maximum number of artists that a track begins with. If there are more, the artist enters them once and applies
 * them to all tracks.
 */
const MAX_ARTISTS = 4;

/**
 * Returns what a new track copies from the previous one: its primary artists and its language. Guests usually appear on
 * one track only.
 */
export const startLike = ({ artists, audioLanguage }: Track): TrackStart => ({
  artists: artists.filter(({ name, role }) => role === 'Primary' && name.trim() !== '').slice(0, MAX_ARTISTS),
  audioLanguage,
});
