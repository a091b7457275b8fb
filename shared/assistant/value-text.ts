import type { TrackId } from '../ids.ts';
import { audioLanguages } from '../reference/audio-languages.ts';
import { genres } from '../reference/genres.ts';
import { metadataLanguages } from '../reference/metadata-languages.ts';
import { stores } from '../reference/stores.ts';
import { territories, WORLDWIDE } from '../reference/territories.ts';
import { contentIdDeclarations } from '../releases/content-id-declarations.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../releases/fields.ts';
import type { Release, RightsLine } from '../releases/release.ts';
import { rightsLineText } from '../releases/rights-line-text.ts';
import { AS_SOON_AS_POSSIBLE } from '../releases/sales-start.ts';
import type { Track } from '../releases/track.ts';
import type { Place } from './step.ts';

const FEW = 4;
const nameIn = (rows: readonly { code: string; name: string }[]) => (code: string) =>
  rows.find((row) => row.code === code)?.name ?? code;
const genre = nameIn(genres);
const territory = nameIn(territories);
const calendar = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day as people read it: `Dec 24, 2026`. '' for none. */
export const dayText = (day: string): string => (day ? calendar.format(new Date(day)) : '');

const asIs = (text: string) => text;
const storesText = (chosen: readonly string[]) => {
  if (chosen.length === stores.length) return `all ${stores.length} stores`;
  const without = stores.map(({ name }) => name).filter((name) => !chosen.includes(name));
  if (without.length <= FEW) return `all stores but ${without.join(', ')}`;
  return chosen.length <= FEW ? chosen.join(', ') : `${chosen.length} of ${stores.length} stores`;
};
const territoriesText = (chosen: readonly string[]) => {
  if (chosen.includes(WORLDWIDE)) return 'worldwide';
  const without = territories.filter(({ code }) => !chosen.includes(code));
  if (without.length <= FEW) return `everywhere but ${without.map(({ name }) => name).join(', ')}`;
  return chosen.length <= FEW ? chosen.map(territory).join(', ') : `${chosen.length} countries`;
};
const credits = (plain: string) => (list: readonly { name: string; role: string }[]) =>
  list.map(({ name, role }) => (role === plain ? name : `${name} (${role})`)).join(', ');
const writers = (list: readonly { firstName: string; lastName: string }[]) =>
  list.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ');
const contentIdText = (answers: Release['contentId']) =>
  answers.map((answer) => contentIdDeclarations[answer]).join('; ');
const stated = (list: readonly { text: string }[]) => [...new Set(list.map(({ text }) => text))].join('; ');
const line = (value: RightsLine | null) => rightsLineText(value);
const aiText = (value: string) => ({ none: 'not used', partly: 'partly', all: 'all of it' })[value] ?? '';

const seconds = (at: number | null) =>
  at === null ? '' : `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;

const releaseTexts: { [F in ReleaseField]: (value: Release[F]) => string } = {
  title: asIs,
  version: asIs,
  primaryGenre: genre,
  secondaryGenre: genre,
  metadataLanguage: nameIn(metadataLanguages),
  upc: asIs,
  pLine: line,
  cLine: line,
  recordLabel: asIs,
  salesStart: (value) => (value === AS_SOON_AS_POSSIBLE ? 'as soon as possible' : dayText(value)),
  preOrder: dayText,
  originalRelease: dayText,
  stores: storesText,
  territories: territoriesText,
  contentId: contentIdText,
  stated,
};
const trackTexts: { [F in TrackField]: (value: Track[F]) => string } = {
  title: asIs,
  version: asIs,
  isrc: asIs,
  audioLanguage: nameIn(audioLanguages),
  explicit: asIs,
  artists: credits('Primary'),
  contributors: credits(''),
  composers: writers,
  lyricists: writers,
  containsCover: (value) => (value ? 'yes' : 'no'),
  aiAudio: aiText,
  aiComposition: aiText,
  previewStartSeconds: seconds,
  stated,
};

/** What a field of a release holds, in words; '' for nothing. */
export const releaseValueText = <F extends ReleaseField>(field: F, value: Release[F]): string =>
  releaseTexts[field](value);
/** The same of a track. */
export const trackValueText = <F extends TrackField>(field: F, value: Track[F]): string => trackTexts[field](value);

const isReleaseField = (place: Place): place is ReleaseField => Object.hasOwn(releaseFields, place);
const isTrackField = (place: Place): place is TrackField => Object.hasOwn(trackFields, place);

/** What stands at a place, in words; '' for nothing, and for a file. */
export function placeText(place: Place, trackId: TrackId | undefined, release: Release): string {
  const track = trackId && release.tracks[trackId];
  if (track && isTrackField(place)) return trackValueText(place, track[place] as never);
  return isReleaseField(place) ? releaseValueText(place, release[place] as never) : '';
}
