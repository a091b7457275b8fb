import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { trackFields } from '../../shared/releases/fields.ts';
import type { DraftRelease, SubmittedRelease } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import { AN_ARTIST, aCompleteDraft, aCredit, anId, aTrack, inOrder, NOW, newId } from '../../shared/test/builders.ts';
import { Text } from '../../shared/text.ts';
import { evaluates } from '../test/spreadsheet.ts';
import { distributorFileName, renderDistributorFile } from './render-distributor-file.ts';

/** The agreed layout's headers, copied: a column that moves, comes or goes must be meant. */
const headers = [
  'UPC',
  'Album Title',
  'Album Version',
  'Release Type',
  'Album Artist',
  'Album Artist Roles',
  'Album Artist Spotify URI',
  'Album Contributor Name',
  'Album Contributor Role',
  'Album Composer First Name',
  'Album Composer Last Name',
  'Album Lyricist First Name',
  'Album Lyricist Last Name',
  'Metadata Language',
  'Primary Genre',
  'Secondary Genre',
  'P Line',
  'C Line',
  'Record Label',
  'Original Release Date',
  'Sales Start Date',
  'Pre Order Date',
  'Explicit Content',
  'Contains Covers',
  'Is Compilation',
  'Stores',
  'Territories',
  'Cover Art File',
  'Track Number',
  'Track Title',
  'Track Version',
  'ISRC',
  'Track Artists',
  'Track Artist Roles',
  'Track Artist Spotify URI',
  'Track Contributor Name',
  'Track Contributor Role',
  'Track Composer First Name',
  'Track Composer Last Name',
  'Track Lyricist First Name',
  'Track Lyricist Last Name',
  'Audio Language',
  'Contains Cover',
  'Preview Start Time Seconds',
  'Mechanical License File',
  'Audio File',
];

const submitted = (different: Partial<DraftRelease> = {}): SubmittedRelease => ({
  ...aCompleteDraft(different),
  status: 'submitted',
  submission: { at: NOW.toISOString(), agreementVersion: '2026-11', by: AN_ARTIST },
});

/** RFC 4180, read strictly by another library than the one that wrote the file. */
const cellsOf = (csv: string): string[][] => parse(csv, { record_delimiter: '\r\n' });

/** The file as the distributor reads it: one record a track, by header. */
function recordsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(csv);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((header, n) => [header, row[n] ?? '']));
  });
}
const only = (release: SubmittedRelease) => recordsOf(renderDistributorFile(release))[0] ?? {};
const withTrack = (track: Partial<Track>) => submitted(inOrder([aTrack(track)]));

test('the header is the agreed one', () => {
  expect(headers).toHaveLength(46);
  expect(cellsOf(renderDistributorFile(submitted()))[0]).toEqual(headers);
});

test('one row a track, in the order of the tracks, the album on each', () => {
  const tracks = ['One', 'Two', 'Three'].map((title) => aTrack({ title }));
  const release = submitted(inOrder(tracks));
  const reversed = { ...release, trackIds: [...release.trackIds].reverse() };
  const records = recordsOf(renderDistributorFile(reversed));
  expect(records.map((record) => [record['Track Number'], record['Track Title'], record['Album Title']])).toEqual([
    ['1', 'Three', 'Night Ferry'],
    ['2', 'Two', 'Night Ferry'],
    ['3', 'One', 'Night Ferry'],
  ]);
});

test('the file ends every line with CRLF and has no mark at its beginning', () => {
  const csv = renderDistributorFile(submitted());
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(csv.startsWith('UPC,Album Title')).toBe(true);
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('the same release gives the same bytes, whatever happened to it in memory', () => {
  const release = submitted({ territories: ['PT', 'ES'], upc: '123456789012' });
  const again = JSON.parse(JSON.stringify({ ...release, exportedAt: 'later', rev: 99, updatedAt: 'later' }));
  const shuffled = { ...again, tracks: Object.fromEntries(Object.entries(again.tracks).reverse()) };
  expect(renderDistributorFile(shuffled)).toBe(renderDistributorFile(release));
});

test('whatever an artist may type arrives as it was typed', () => {
  const typed = fc
    .string({ unit: fc.constantFrom('a', '"', ',', "'", ' ', '\\', 'é', '李', '👩‍🎤', '(', '#', '|'), maxLength: 12 })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(typed, typed, typed, (title, label, name) => {
      const release = submitted({ title, recordLabel: label, ...inOrder([aTrack({ artists: [aCredit(name)] })]) });
      expect(only(release)).toMatchObject({ 'Album Title': title, 'Record Label': label, 'Track Artists': name });
    }),
  );
});

test('quotes and commas are quoted as RFC 4180 says, and nothing else is', () => {
  const [, row = ''] = renderDistributorFile(submitted({ title: 'Ferry, "Night"', stores: ['Spotify'] })).split('\r\n');
  expect(row).toContain(',"Ferry, ""Night""",');
  expect(row.replace('"Ferry, ""Night"""', '')).not.toContain('"');
});

describe('each cell says what the release says', () => {
  it('single or album, by the number of tracks', () => {
    expect(only(submitted())['Release Type']).toBe('Single');
    expect(only(submitted(inOrder([aTrack(), aTrack()])))['Release Type']).toBe('Album');
  });

  it('product 14.4: as soon as possible is blank', () => {
    expect(only(submitted({ salesStart: 'asap' }))['Sales Start Date']).toBe('');
    expect(only(submitted({ salesStart: '2027-05-01' }))['Sales Start Date']).toBe('2027-05-01');
  });

  it('product 14.4: YYYY holder', () => {
    const release = submitted({ pLine: { year: 2026, holder: 'Ferry House' }, cLine: { year: 2025, holder: 'Io' } });
    expect(only(release)).toMatchObject({ 'P Line': '2026 Ferry House', 'C Line': '2025 Io' });
  });

  it('genres by name, languages by code, WW for worldwide, stores and territories as lists', () => {
    expect(only(submitted())).toMatchObject({
      'Primary Genre': 'Alternative',
      'Metadata Language': 'en',
      Territories: 'WW',
    });
    const some = only(submitted({ territories: ['PT', 'ES'], stores: ['Spotify', 'Deezer'] }));
    expect(some).toMatchObject({ Territories: 'PT;ES', Stores: 'Spotify;Deezer' });
  });

  it('product 14.4: values at one position belong together, also where one is blank', () => {
    const spotifyUri = 'spotify:artist:0123456789abcdefghijAB';
    const record = only(
      withTrack({
        artists: [aCredit('Mara'), { ...aCredit('Io', 'Featuring'), spotifyUri }, aCredit('Ana', 'with')],
        composers: [
          { id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' },
          { id: newId('credit'), firstName: '', lastName: 'Prince' },
        ],
        contributors: [
          { id: newId('credit'), name: 'Lund', role: 'Mixing Engineer' },
          { id: newId('credit'), name: 'Ferry', role: 'Producer' },
        ],
      }),
    );
    expect(record).toMatchObject({
      'Track Artists': 'Mara;Io;Ana',
      'Track Artist Roles': 'Primary;Featuring;with',
      'Track Artist Spotify URI': `;${spotifyUri};`,
      'Album Artist': 'Mara;Io;Ana',
      'Track Composer First Name': 'Mara;',
      'Track Composer Last Name': 'Ellis;Prince',
      'Track Contributor Name': 'Lund;Ferry',
      'Track Contributor Role': 'Mixing Engineer;Producer',
    });
  });

  it('product 14.4: four primary artists are Various Artists and a compilation', () => {
    const record = only(submitted(inOrder(['A', 'B', 'C', 'D'].map((name) => aTrack({ artists: [aCredit(name)] })))));
    expect(record).toMatchObject({
      'Album Artist': 'Various Artists',
      'Album Artist Roles': 'Primary',
      'Is Compilation': 'Yes',
      'Track Artists': 'A',
    });
  });

  it('files by the name that they have among the masters', () => {
    const release = submitted();
    const [track] = Object.values(release.tracks);
    expect(only(release)).toMatchObject({
      'Cover Art File': `${release.cover?.mediaId}.jpg`,
      'Audio File': `${track?.audio?.mediaId}.wav`,
    });
  });

  it('an instrumental, a cover song, and a preview from the first second', () => {
    const record = only(withTrack({ audioLanguage: 'zxx', containsCover: true, previewStartSeconds: 0 }));
    expect(record).toMatchObject({
      'Audio Language': 'zxx',
      'Contains Cover': 'Yes',
      'Contains Covers': 'Yes',
      'Preview Start Time Seconds': '0',
    });
  });
});

describe('design 5.6: a cell that a spreadsheet would run is refused, by column and track', () => {
  it.each(['=HYPERLINK("http://x")', '@SUM(A1)', "+cmd|' /C calc'!A0", '\t=SUM(A1)', '\r=SUM(A1)'])('%j', (value) => {
    expect(() => renderDistributorFile(submitted({ title: value }))).toThrow(
      expect.objectContaining({ code: 'cell-not-exportable', details: { column: 'Album Title', track: 1 } }),
    );
    const second = submitted(inOrder([aTrack(), aTrack({ title: value })]));
    expect(() => renderDistributorFile(second)).toThrow(
      expect.objectContaining({ code: 'cell-not-exportable', details: { column: 'Track Title', track: 2 } }),
    );
  });

  it('in every column that an artist writes', () => {
    const bad = '=SUM(A1)';
    const person = { id: newId('credit'), firstName: bad, lastName: bad };
    const everywhere: [string, SubmittedRelease][] = [
      ['Album Version', submitted({ version: bad })],
      ['Record Label', submitted({ recordLabel: bad })],
      ['Track Version', withTrack({ version: bad })],
      ['Album Artist', withTrack({ artists: [aCredit(bad)] })],
      ['Album Contributor Name', withTrack({ contributors: [{ id: newId('credit'), name: bad, role: 'Producer' }] })],
      ['Album Composer First Name', withTrack({ composers: [person] })],
      ['Album Lyricist First Name', withTrack({ lyricists: [person] })],
    ];
    for (const [column, release] of everywhere) {
      expect(() => renderDistributorFile(release)).toThrow(
        expect.objectContaining({ code: 'cell-not-exportable', details: { column, track: 1 } }),
      );
    }
  });

  it('and is fine inside a text', () => {
    expect(only(submitted({ title: 'A = SUM(B)' }))['Album Title']).toBe('A = SUM(B)');
  });

  it('product 14.4: stylised names arrive, alone and beside each other', () => {
    for (const title of ['+44', '-M-', '-M- (Live)', '=', '@home']) {
      expect(only(submitted({ title }))['Album Title']).toBe(title);
    }
    const artists = [aCredit('-M-'), aCredit('Io (Live)', 'Featuring')];
    expect(only(withTrack({ artists }))['Track Artists']).toBe('-M-;Io (Live)');
  });

  it('a cell of several names is asked as it stands in the file', () => {
    const second = { id: newId('credit'), role: 'Producer' as const };
    const names = ["=cmd|'/C calc", "'!A0"];
    const release = withTrack({ contributors: names.map((name) => ({ ...second, name })) });
    expect(() => renderDistributorFile(release)).toThrow(
      expect.objectContaining({ details: { column: 'Album Contributor Name', track: 1 } }),
    );
    const apart = names.map((name) => aTrack({ contributors: [{ ...second, name: name.replace('=', '+') }] }));
    expect(() => renderDistributorFile(submitted(inOrder(apart)))).toThrow(
      expect.objectContaining({ code: 'cell-not-exportable', details: { column: 'Album Contributor Name', track: 1 } }),
    );
  });

  it.each(['artists', 'contributors', 'composers', 'lyricists'] as const)(
    'the edit that would make such a cell is refused where it is typed: %s',
    (field) => {
      const list = ["+cmd|'/C calc", "'!A0"].map((name) => {
        if (field === 'artists') return aCredit(name);
        const id = newId('credit');
        return field === 'contributors' ? { id, name, role: 'Producer' } : { id, firstName: 'Ana', lastName: name };
      });
      const { schema } = trackFields[field];
      expect(list.every((entry) => schema.safeParse([entry]).success)).toBe(true);
      expect(schema.safeParse(list).error?.issues[0]?.message).toMatch(/^Together these names/);
    },
  );

  it('whatever the form takes can be exported, arrives as it was typed, and no spreadsheet evaluates a cell of it', () => {
    const piece = fc.constantFrom(
      ...[
        '=',
        '+',
        '-',
        '@',
        '＝',
        '－',
        '|',
        '!',
        '(',
        ')',
        '（',
        '[',
        ']',
        '{',
        '}',
        '"',
        "'",
        '#',
        '$',
        ':',
        ',',
        '\\',
        '.',
        ' ',
      ],
      ...['A1', 'B', '1', 'SUM', 'LOG10', 'cmd', 'http://x', 'Live', 'é', '李', '❤', '&', '*', '%', '\u00a0', 'Ａ１'],
    );
    const typed = fc
      .tuple(fc.constantFrom('', '', '=', '+', '-', '@', '＝'), fc.array(piece, { maxLength: 7 }))
      .map(([sign, pieces]) => (sign + pieces.join('')).trim());
    const text = typed.filter((value) => Text.safeParse(value).success);
    const names = fc.uniqueArray(
      typed.filter((value) => value !== ''),
      { minLength: 1, maxLength: 3 },
    );
    const artists = names.map((all) => all.map((name) => aCredit(name)));
    const writers = names.map((all) => all.map((name) => ({ id: newId('credit'), firstName: name, lastName: name })));
    let refused = 0;
    let taken = 0;
    fc.assert(
      fc.property(text, text, artists, writers, (title, recordLabel, credits, composers) => {
        const isTyped =
          trackFields.artists.schema.safeParse(credits).success &&
          trackFields.composers.schema.safeParse(composers).success;
        isTyped ? taken++ : refused++;
        if (!isTyped) return;
        const csv = renderDistributorFile(
          submitted({ title, recordLabel, ...inOrder([aTrack({ title, artists: credits, composers })]) }),
        );
        const [record = {}] = recordsOf(csv);
        expect(record).toMatchObject({
          'Album Title': title,
          'Record Label': recordLabel,
          'Track Artists': credits.map(({ name }) => name).join(';'),
          'Track Composer Last Name': composers.map(({ lastName }) => lastName).join(';'),
        });
        expect(Object.values(record).filter(evaluates)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
    // Neither everything nor nothing: the property was asked of both kinds.
    expect(Math.min(refused, taken)).toBeGreaterThan(300);
  });
});

test('the file is named for its release', () => {
  expect(distributorFileName(anId('rel_1'))).toBe('release_rel_1.csv');
});
