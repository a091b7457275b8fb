import { genres } from '../../../../shared/reference/genres.ts';
import { metadataLanguages } from '../../../../shared/reference/metadata-languages.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import { storesText, territoriesText } from '../../../../shared/releases/places-text.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { rightsLineText } from '../../../../shared/releases/rights-line-text.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import type { AiUse } from '../../../../shared/releases/track-choices.ts';
import { salesStartText } from '../../data/releases/messages/release.ts';
import { shortDate } from '../../lib/format.ts';

const nameIn = (rows: readonly { code: string; name: string }[], code: string) =>
  rows.find((row) => row.code === code)?.name ?? code;
const day = (saved: string) => (saved ? shortDate(saved) : '');

/** The names on all tracks, in track order and without duplicates. */
const named = (release: Release, namesOf: (track: Track) => readonly string[]): string =>
  [...new Set(orderedTracks(release).flatMap(namesOf))].filter(Boolean).join(', ');
const guestsOf = ({ artists }: Track) => artists.filter(({ role }) => role !== 'Primary').map(({ name }) => name);
const writersOf = ({ composers, lyricists }: Track) =>
  [...composers, ...lyricists].map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());

const AI_USE: Record<AiUse | '', string> = { '': '', none: 'none', partly: 'partly', all: 'all of it' };
/** The AI declaration; shown once every track has one. */
function aiText(release: Release): string {
  const use = (of: (track: Track) => AiUse | '') =>
    [...new Set(orderedTracks(release).map(of))].map((one) => AI_USE[one]);
  const lines = [
    ['Recording', use(({ aiAudio }) => aiAudio)],
    ['music and lyrics', use(({ aiComposition }) => aiComposition)],
  ] as const;
  return lines
    .filter(([, uses]) => uses.length > 0 && !uses.includes(''))
    .map(([label, uses]) => `${label}: ${uses.join(' or ')}`)
    .join('; ');
}

/**
 * The answered questions, in order; unanswered ones have no line. Does not use the editor's texts, because they import
 * the schema of every field, which is three times the size of the chat.
 */
export const answeredFacts = (release: Release): (readonly [label: string, text: string])[] =>
  (
    [
      ['Version', release.version],
      ['Guests', named(release, guestsOf)],
      ['Genre', nameIn(genres, release.primaryGenre)],
      ['Second genre', nameIn(genres, release.secondaryGenre)],
      ['Language', nameIn(metadataLanguages, release.metadataLanguage)],
      ['Writers', named(release, writersOf)],
      ['AI', aiText(release)],
      ['P-line', rightsLineText(release.pLine)],
      ['C-line', rightsLineText(release.cLine)],
      ['Label', release.recordLabel],
      ['Sales start', release.salesStart && salesStartText(release.salesStart)],
      ['Pre-order', day(release.preOrder)],
      ['First released', day(release.originalRelease)],
      ['UPC', release.upc],
      ['Territories', territoriesText(release.territories)],
      ['Stores', storesText(release.stores)],
    ] as const
  ).filter(([, text]) => text !== '');
