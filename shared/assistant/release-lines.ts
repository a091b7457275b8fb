import { audioLanguages } from '../reference/audio-languages.ts';
import { stores } from '../reference/stores.ts';
import { territories, WORLDWIDE } from '../reference/territories.ts';
import type { ReleaseField } from '../releases/fields.ts';
import { orderedTracks } from '../releases/ordered-tracks.ts';
import { isTrackTitle, UNTITLED } from '../releases/placeholder-title.ts';
import type { Release } from '../releases/release.ts';
import { CONTENT_ID } from '../releases/stores-of-new.ts';
import type { Track } from '../releases/track.ts';
import { type Declaration, declarationLabel, declaredOnTracks, trackNumbers } from './declaration-text.ts';
import type { Step } from './step.ts';
import { releaseValueText, trackValueText } from './value-text.ts';

/** A line about a release, and the question that it answers. `text` is '' if there is no value. */
export type ReleaseLine = { step: Step; label: string; text: string };

/** Creates one line for all tracks if they have the same value, or else one line for each value. */
function perTrack(step: Step, label: string, release: Release, textOf: (track: Track) => string): ReleaseLine[] {
  const groups = new Map<string, number[]>();
  for (const [n, track] of orderedTracks(release).entries()) {
    const text = textOf(track);
    groups.set(text, [...(groups.get(text) ?? []), n + 1]);
  }
  if (groups.size <= 1) return [{ step, label, text: [...groups.keys()].join('') }];
  return [...groups].map(([text, numbers]) => ({ step, label: `${label} (${trackNumbers(numbers)})`, text }));
}

const line = (step: Step, label: string, text: string): ReleaseLine[] => [{ step, label, text }];
const ofRelease = <F extends ReleaseField>(step: Step, label: string, field: F, release: Release): ReleaseLine[] =>
  line(step, label, releaseValueText(field, release[field]));
const declared = (step: Step, declaration: Declaration, release: Release): ReleaseLine[] =>
  line(step, declarationLabel(declaration), declaredOnTracks(declaration, release));

const ROLES: Record<string, string> = { Primary: 'main artist', Featuring: 'featuring' };
const named = (list: readonly { name: string; role: string }[]): string =>
  list
    .filter(({ name }) => name !== '')
    .map(({ name, role }) => `${name} (${ROLES[role] ?? role})`)
    .join(', ');
const titled = ({ title, version }: Pick<Track, 'title' | 'version'>): string =>
  version ? `“${title} (${version})”` : `“${title}”`;
const titlesOf = (release: Release): string =>
  orderedTracks(release)
    .map((track, n) => (isTrackTitle(track.title) ? titled(track) : `“Track ${n + 1}”`))
    .join(', ');

/** Formats a selection from a list: the names selected, or the names left out if those are fewer. */
function chosenText(all: readonly string[], chosen: readonly string[], whole: string, rest: string): string {
  const without = all.filter((name) => !chosen.includes(name));
  if (without.length === 0) return whole;
  return without.length < chosen.length ? `${rest} ${without.join(', ')}` : chosen.join(', ');
}
const storesOf = (release: Release): string =>
  chosenText(
    stores.map(({ name }) => name),
    release.stores,
    `all ${stores.length} stores`,
    'all stores but',
  );
const territoriesOf = (release: Release): string => {
  if (release.territories.includes(WORLDWIDE)) return 'worldwide';
  const chosen = territories.filter(({ code }) => release.territories.includes(code)).map(({ name }) => name);
  return chosenText(
    territories.map(({ name }) => name),
    chosen,
    'worldwide',
    'everywhere but',
  );
};
const contentIdOf = ({ stores: chosen, contentId }: Release): string =>
  chosen.includes(CONTENT_ID) ? releaseValueText('contentId', contentId) || 'not answered' : '';

/**
 * Lists everything that a release contains, in the order of the questions, by track where tracks differ (product
 * 31.13).
 */
export function releaseLines(release: Release): ReleaseLine[] {
  const tracks = orderedTracks(release);
  const isSingle = tracks.length === 1;
  const withAudio = tracks.filter(({ audio }) => audio !== null);
  const covers = tracks.filter(({ containsCover }) => containsCover);
  return [
    ...line('title', 'Title', release.title === UNTITLED ? '' : release.title),
    ...ofRelease('version', 'Version', 'version', release),
    ...line('track_titles', isSingle ? 'Track' : 'Tracks', titlesOf(release)),
    ...perTrack('artists', 'Artists', release, ({ artists }) => named(artists)),
    ...ofRelease('primary_genre', 'Genre', 'primaryGenre', release),
    ...ofRelease('secondary_genre', 'Second genre', 'secondaryGenre', release),
    ...ofRelease('metadata_language', 'Language of the titles', 'metadataLanguage', release),
    ...line('cover_art', 'Cover', release.cover?.fileName ?? ''),
    ...line('audio_files', 'Audio', withAudio.length > 0 ? `${withAudio.length} of ${tracks.length}` : ''),
    ...perTrack(
      'audio_language',
      'Language of the singing',
      release,
      ({ audioLanguage }) => audioLanguages.find(({ code }) => code === audioLanguage)?.name ?? audioLanguage,
    ),
    ...declared('explicit', 'explicit', release),
    ...declared('cover_songs', 'containsCover', release),
    ...(covers.length > 0
      ? perTrack('cover_licence', 'Mechanical license', release, ({ containsCover, licence }) =>
          containsCover ? (licence?.fileName ?? 'none yet') : 'not needed',
        )
      : []),
    ...perTrack('writers', 'Composers', release, ({ composers }) => trackValueText('composers', composers)),
    ...perTrack('writers', 'Lyricists', release, ({ lyricists }) => trackValueText('lyricists', lyricists)),
    ...perTrack('contributors', 'Contributors', release, ({ contributors }) => named(contributors)),
    ...declared('ai_audio', 'aiAudio', release),
    ...declared('ai_composition', 'aiComposition', release),
    ...ofRelease('p_line', 'P-line', 'pLine', release),
    ...ofRelease('c_line', 'C-line', 'cLine', release),
    ...ofRelease('record_label', 'Record label', 'recordLabel', release),
    ...ofRelease('sales_start', 'Sales start date', 'salesStart', release),
    ...ofRelease('pre_order', 'Pre-order date', 'preOrder', release),
    ...ofRelease('original_release', 'Original release date', 'originalRelease', release),
    ...line('territories', 'Territories', territoriesOf(release)),
    ...line('stores', 'Stores', storesOf(release)),
    ...line('content_id', 'YouTube Content ID', contentIdOf(release)),
    ...ofRelease('codes', 'UPC', 'upc', release),
    ...perTrack('codes', 'ISRC', release, ({ isrc }) => isrc),
    ...perTrack('preview_start', 'Preview start', release, ({ previewStartSeconds }) =>
      trackValueText('previewStartSeconds', previewStartSeconds),
    ),
    ...ofRelease('same_title', 'Reason', 'stated', release),
    ...perTrack('writers', 'Reason', release, ({ stated }) => trackValueText('stated', stated)),
  ];
}
