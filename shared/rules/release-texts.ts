import type { TrackId } from '../ids.ts';
import { releaseEdit, trackEdit } from '../releases/field-edit.ts';
import { orderedTracks } from '../releases/ordered-tracks.ts';
import { isTitled, UNTITLED } from '../releases/placeholder-title.ts';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import type { FindingPlace, LocatedEdit } from './finding.ts';

/** The kind of a text, which decides the rules that apply to it. */
export type TextKind = 'title' | 'version' | 'artist' | 'contributor' | 'writer' | 'label' | 'holder';
export const everyKind: readonly TextKind[] = [
  'title',
  'version',
  'artist',
  'contributor',
  'writer',
  'label',
  'holder',
];
export const titleKinds: readonly TextKind[] = ['title', 'version'];

/** One text of a release: a title, a version, or a name. */
export type ReleaseText = {
  kind: TextKind;
  value: string;
  place: FindingPlace;
  /** Makes the edit that replaces it. */
  edit: (to: string) => LocatedEdit;
};

type CreditField = 'artists' | 'contributors';
type WriterField = 'composers' | 'lyricists';

/**
 * All texts of a release that are filled in, in the editor's order. Titles that the editor proposed are not texts yet.
 */
export function textsOf(release: Release): ReleaseText[] {
  const texts = [
    ...(release.title === UNTITLED ? [] : [ofRelease(release, 'title', 'title')]),
    ofRelease(release, 'version', 'version'),
    ...orderedTracks(release).flatMap(textsOfTrack),
    ofRelease(release, 'recordLabel', 'label'),
    ...(['pLine', 'cLine'] as const).flatMap((field) => ofLine(release, field)),
  ];
  return texts.filter(({ value }) => value.trim() !== '');
}

const ofRelease = (release: Release, field: 'title' | 'version' | 'recordLabel', kind: TextKind): ReleaseText => ({
  kind,
  value: release[field],
  place: { field },
  edit: (to) => ({ edit: releaseEdit(field, release[field], to) }),
});

function ofLine(release: Release, field: 'pLine' | 'cLine'): ReleaseText[] {
  const line = release[field];
  if (!line) return [];
  return [
    {
      kind: 'holder',
      value: line.holder,
      place: { field },
      edit: (holder) => ({ edit: releaseEdit(field, line, { ...line, holder }) }),
    },
  ];
}

const textsOfTrack = (track: Track): ReleaseText[] => [
  ...(isTitled(track) ? [ofTrack(track, 'title')] : []),
  ofTrack(track, 'version'),
  ...ofCredits(track, 'artists', 'artist'),
  ...ofCredits(track, 'contributors', 'contributor'),
  ...ofWriters(track, 'composers'),
  ...ofWriters(track, 'lyricists'),
];

const ofTrack = (track: Track, field: 'title' | 'version'): ReleaseText => ({
  kind: field,
  value: track[field],
  place: { field, trackId: track.id },
  edit: (to) => ({ trackId: track.id, edit: trackEdit(field, track[field], to) }),
});

/** Replaces the entry with an id by one with other values. */
const replaced = <T extends { id: string }>(entries: readonly T[], id: string, change: Partial<T>): T[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

const ofCredits = (track: Track, field: CreditField, kind: TextKind): ReleaseText[] =>
  track[field].map(({ id, name }) => ({
    kind,
    value: name,
    place: { field, trackId: track.id },
    edit: (to) => ({ trackId: track.id, edit: creditsEdit(track, field, id, to) }),
  }));

const creditsEdit = (track: Track, field: CreditField, id: string, name: string) =>
  field === 'artists'
    ? trackEdit('artists', track.artists, replaced(track.artists, id, { name }))
    : trackEdit('contributors', track.contributors, replaced(track.contributors, id, { name }));

const ofWriters = (track: Track, field: WriterField): ReleaseText[] =>
  track[field].flatMap(({ id, firstName, lastName }) =>
    Object.entries({ firstName, lastName }).map(([part, value]) => ({
      kind: 'writer' as const,
      value,
      place: { field, trackId: track.id },
      edit: (to: string) => ({
        trackId: track.id as TrackId,
        edit: trackEdit(field, track[field], replaced(track[field], id, { [part]: to })),
      }),
    })),
  );
