import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';
import { artistRoles } from '../../../shared/reference/artist-roles.ts';
import type { Release, SubmittedRelease } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { aTrack, inOrder, newId } from '../../../shared/test/builders.ts';
import { submitted } from '../../test/distributor-file.ts';
import { renderDistributorFile } from '../render-distributor-file.ts';

const HOW_MANY = 200;

/** Names as real people have them, with characters that are difficult in a CSV file. */
const names = [
  'Mara Ellis',
  'Kite & Anchor',
  '"Quiet" Io',
  'Ana, the Second',
  'Sigur Rós',
  '李荣浩',
  'أم كلثوم',
  '\u200fشادية\u200f',
  'Beyoncé 👑',
  "D'Angelo",
  'Line\nBreak',
  '!!!',
  'AC/DC',
  'Mø: Live',
];
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const uri = (n: number) => (n % 3 === 0 ? '' : `spotify:artist:${String(n).padStart(22, '0')}`);

function aGeneratedTrack(n: number, compilation: boolean): Track {
  const artists = Array.from({ length: compilation ? 1 : 1 + (n % 4) }, (_, k) => ({
    id: newId('credit'),
    name: pick(names, n + k),
    role: k === 0 ? ('Primary' as const) : pick(artistRoles, n + k).name,
    spotifyUri: uri(n + k),
  }));
  const isInstrumental = n % 5 === 0;
  return aTrack({
    title: `${pick(names, n)} ${n}`,
    version: n % 4 === 0 ? 'Live, "at" home' : '',
    isrc: n % 2 === 0 ? `QZABC26${String(n).padStart(5, '0')}` : '',
    artists,
    contributors: n % 3 === 0 ? [{ id: newId('credit'), name: pick(names, n + 5), role: 'Mixing Engineer' }] : [],
    composers: [
      { id: newId('credit'), firstName: pick(names, n), lastName: 'Ellis' },
      { id: newId('credit'), firstName: '', lastName: pick(names, n + 1) },
    ],
    lyricists: isInstrumental ? [] : [{ id: newId('credit'), firstName: 'Jo', lastName: pick(names, n + 2) }],
    audioLanguage: isInstrumental ? 'zxx' : pick(['en', 'pt', 'ja'], n),
    explicit: pick(['Explicit', 'Not Explicit', 'Cleaned Version'] as const, n),
    containsCover: n % 7 === 0,
    licence:
      n % 7 === 0
        ? { mediaId: newId('media'), fileName: 'l.pdf', size: 1, storedAt: '2026-11-01T10:00:00.000Z' }
        : null,
    previewStartSeconds: n % 3 === 0 ? n : null,
  });
}

function aGeneratedRelease(n: number): SubmittedRelease {
  const compilation = n % 10 === 9;
  const count = compilation ? 6 : 1 + (n % 15);
  return submitted({
    title: `${pick(names, n + 3)}, "No. ${n}"`,
    version: n % 6 === 0 ? 'Deluxe' : '',
    upc: n % 2 === 0 ? '036000291452' : '',
    recordLabel: pick(names, n + 7),
    salesStart: n % 3 === 0 ? 'asap' : '2027-05-01',
    originalRelease: n % 4 === 0 ? '1999-12-31' : '',
    preOrder: n % 5 === 0 ? '2027-04-01' : '',
    territories: n % 4 === 0 ? ['PT', 'ES', 'JP'] : ['WW'],
    stores: n % 2 === 0 ? ['Spotify', 'Deezer'] : ['Apple Music'],
    ...inOrder(Array.from({ length: count }, (_, k) => aGeneratedTrack(n * 7 + k, compilation))),
  });
}

const releases = Array.from({ length: HOW_MANY }, (_, n) => aGeneratedRelease(n));
/** Parses strictly, with a different library from the one that writes. */
const cells = (csv: string): string[][] => parse(csv, { record_delimiter: '\r\n', relax_column_count: false });
const tracksOf = (release: Release) => release.trackIds.map((id) => release.tracks[id] as Track);
/** The primary artists of the album, by the role in which each name first appears (product 7.11). */
const primary = (release: Release) => {
  const roles = new Map<string, string>();
  for (const { name, role } of tracksOf(release).flatMap(({ artists }) => artists))
    if (!roles.has(name)) roles.set(name, role);
  return [...roles].filter(([, role]) => role === 'Primary');
};
const split = (cell: string | undefined): string[] => (cell ? cell.split(';') : []);
const blanks = (values: readonly string[]): readonly string[] => (values.every((value) => value === '') ? [] : values);

/** A cheap assertion for the hundred thousand cells: calls `expect` only if it fails. */
const cell = (is: unknown) => ({
  toEqual(should: unknown) {
    if (!isDeepStrictEqual(is, should)) expect(is).toEqual(should);
  },
});

test('200 releases of every kind survive a round trip through the first layout (product 14.3, 14.4)', () => {
  for (const release of releases) {
    const [head = [], ...rows] = cells(renderDistributorFile(release));
    const tracks = tracksOf(release);
    cell(rows.length).toEqual(tracks.length);
    for (const [n, track] of tracks.entries()) {
      const at = (header: string) => rows[n]?.[head.indexOf(header)];
      const list = (header: string) => split(at(header));
      cell([at('UPC'), at('Album Title'), at('Album Version'), at('Record Label')]).toEqual([
        release.upc,
        release.title,
        release.version,
        release.recordLabel,
      ]);
      const isCompilation = primary(release).length >= 4;
      cell(at('Is Compilation')).toEqual(isCompilation ? 'Yes' : 'No');
      if (isCompilation) cell(at('Album Artist')).toEqual('Various Artists');
      cell(at('Sales Start Date')).toEqual(release.salesStart === 'asap' ? '' : release.salesStart);
      cell([at('Original Release Date'), at('Pre Order Date')]).toEqual([release.originalRelease, release.preOrder]);
      cell([list('Territories'), list('Stores')]).toEqual([release.territories, release.stores]);
      cell([at('Track Number'), at('Track Title'), at('Track Version'), at('ISRC')]).toEqual([
        String(n + 1),
        track.title,
        track.version,
        track.isrc,
      ]);
      cell(list('Track Artists')).toEqual(track.artists.map(({ name }) => name));
      cell(list('Track Artist Roles')).toEqual(track.artists.map(({ role }) => role));
      cell(list('Track Artist Spotify URI')).toEqual(blanks(track.artists.map(({ spotifyUri }) => spotifyUri)));
      cell(list('Track Contributor Name')).toEqual(track.contributors.map(({ name }) => name));
      cell(list('Track Composer First Name')).toEqual(track.composers.map(({ firstName }) => firstName));
      cell(list('Track Composer Last Name')).toEqual(track.composers.map(({ lastName }) => lastName));
      cell(list('Track Lyricist Last Name')).toEqual(track.lyricists.map(({ lastName }) => lastName));
      cell([at('Audio Language'), at('Contains Cover'), at('Preview Start Time Seconds')]).toEqual([
        track.audioLanguage,
        track.containsCover ? 'Yes' : 'No',
        track.previewStartSeconds?.toString() ?? '',
      ]);
      cell(at('Mechanical License File')).toEqual(track.licence ? `${track.licence.mediaId}.pdf` : '');
      cell(at('Audio File')).toEqual(`${track.audio?.mediaId}.wav`);
    }
  }
});

test('200 releases survive a round trip through SonoSuite’s layout, below six lines as wide as the table (product 14.7)', () => {
  for (const release of releases) {
    const all = cells(renderDistributorFile(release, 'sonosuite'));
    const tracks = tracksOf(release);
    cell(all.slice(0, 5).map((line) => line.filter((cell) => cell !== ''))).toEqual([
      ['#metadata'],
      ['description', release.id],
      ['format_version', '4'],
      ['total_releases', '1'],
      ['total_tracks', String(tracks.length)],
    ]);
    const [groups = [], head = [], ...rows] = all.slice(5);
    const begins = groups.indexOf('#track_info');
    cell([groups.indexOf('#release_info'), begins, head.length]).toEqual([0, 25, 37]);
    cell(rows.length).toEqual(tracks.length);
    for (const [n, track] of tracks.entries()) {
      const album = (header: string) => rows[n]?.[head.indexOf(header)];
      const own = (header: string) => rows[n]?.[head.indexOf(header, begins)];
      cell([album('#upc'), album('#title'), album('#label')]).toEqual([
        release.upc || 'auto',
        release.title,
        release.recordLabel,
      ]);
      cell([album('#digital_release'), album('#original_release')]).toEqual([
        release.salesStart === 'asap' ? '' : '05/01/2027',
        release.originalRelease === '' ? '' : '12/31/1999',
      ]);
      cell(split(album('#territories'))).toEqual(release.territories);
      cell([own('#isrc'), own('#language'), own('#remix_or_version')]).toEqual([
        track.isrc || 'auto',
        track.audioLanguage,
        track.version,
      ]);
      // The first colon ends the role, so a name may contain one.
      const people = split(own('#participants')).map((one) => {
        const end = one.indexOf(':');
        return [one.slice(0, end), one.slice(end + 1)];
      });
      cell(people).toEqual([
        ...track.artists.map(({ role, name }) => [role.toLowerCase(), name]),
        ...track.contributors.map(({ name }) => ['mixing_engineer', name]),
        ...track.composers.map(({ firstName, lastName }) => ['composer', `${firstName} ${lastName}`.trim()]),
        ...track.lyricists.map(({ firstName, lastName }) => ['lyricist', `${firstName} ${lastName}`.trim()]),
      ]);
      cell(own('#track_title')?.startsWith(track.title)).toEqual(true);
      const featured = track.artists.filter(({ role }) => role === 'Featuring').map(({ name }) => name);
      cell(own('#track_title')?.includes('(feat. ')).toEqual(featured.length > 0);
      for (const name of featured) cell(own('#track_title')?.includes(name)).toEqual(true);
      cell(own('#audio_url')).toEqual(`${track.audio?.mediaId}.wav`);
    }
  }
});

test('each layout gives the same bytes for the same release, and different bytes for a different one', () => {
  for (const release of releases.slice(0, 20)) {
    const again = JSON.parse(JSON.stringify({ ...release, rev: release.rev + 9, updatedAt: 'later' }));
    for (const profile of ['distributor', 'sonosuite'] as const)
      expect(renderDistributorFile(again, profile)).toBe(renderDistributorFile(release, profile));
    expect(renderDistributorFile(release, 'sonosuite')).not.toBe(renderDistributorFile(release));
  }
});
