import fc from 'fast-check';
import { aCredit, anId, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { cellsOf, onlyRecord, recordsOf, submitted, withTrack } from '../test/distributor-file.ts';
import { distributorFileName, renderDistributorFile } from './render-distributor-file.ts';

/** A copy of the agreed layout's headers, so that no column moves, appears or disappears unintentionally. */
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

test('the header is the agreed one', () => {
  expect(headers).toHaveLength(46);
  expect(cellsOf(renderDistributorFile(submitted()))[0]).toEqual(headers);
});

test('writes one row for each track, in their order, with the album on each', () => {
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

test('the file ends every line with CRLF and has no byte order mark', () => {
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

test('the file contains any accepted text exactly as it was typed', () => {
  const typed = fc
    .string({ unit: fc.constantFrom('a', '"', ',', "'", ' ', '\\', 'é', '李', '👩‍🎤', '(', '#', '|'), maxLength: 12 })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(typed, typed, typed, (title, label, name) => {
      const release = submitted({ title, recordLabel: label, ...inOrder([aTrack({ artists: [aCredit(name)] })]) });
      expect(onlyRecord(release)).toMatchObject({ 'Album Title': title, 'Record Label': label, 'Track Artists': name });
    }),
  );
});

test('quotes and commas are quoted as RFC 4180 says, and nothing else is', () => {
  const [, row = ''] = renderDistributorFile(submitted({ title: 'Ferry, "Night"', stores: ['Spotify'] })).split('\r\n');
  expect(row).toContain(',"Ferry, ""Night""",');
  expect(row.replace('"Ferry, ""Night"""', '')).not.toContain('"');
});

describe('each cell contains the release’s value', () => {
  it('single or album, by the number of tracks', () => {
    expect(onlyRecord(submitted())['Release Type']).toBe('Single');
    expect(onlyRecord(submitted(inOrder([aTrack(), aTrack()])))['Release Type']).toBe('Album');
  });

  it('product 14.4: as soon as possible is blank', () => {
    expect(onlyRecord(submitted({ salesStart: 'asap' }))['Sales Start Date']).toBe('');
    expect(onlyRecord(submitted({ salesStart: '2027-05-01' }))['Sales Start Date']).toBe('2027-05-01');
  });

  it('product 14.4: YYYY holder', () => {
    const release = submitted({ pLine: { year: 2026, holder: 'Ferry House' }, cLine: { year: 2025, holder: 'Io' } });
    expect(onlyRecord(release)).toMatchObject({ 'P Line': '2026 Ferry House', 'C Line': '2025 Io' });
  });

  it('genres by name, languages by code, WW for worldwide, stores and territories as lists', () => {
    expect(onlyRecord(submitted())).toMatchObject({
      'Primary Genre': 'Alternative',
      'Metadata Language': 'en',
      Territories: 'WW',
    });
    const some = onlyRecord(submitted({ territories: ['PT', 'ES'], stores: ['Spotify', 'Deezer'] }));
    expect(some).toMatchObject({ Territories: 'PT;ES', Stores: 'Spotify;Deezer' });
  });

  it('product 14.4: values at one position belong together, also where one is blank', () => {
    const spotifyUri = 'spotify:artist:0123456789abcdefghijAB';
    const record = onlyRecord(
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
    const record = onlyRecord(
      submitted(inOrder(['A', 'B', 'C', 'D'].map((name) => aTrack({ artists: [aCredit(name)] })))),
    );
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
    expect(onlyRecord(release)).toMatchObject({
      'Cover Art File': `${release.cover?.mediaId}.jpg`,
      'Audio File': `${track?.audio?.mediaId}.wav`,
    });
  });

  it('an instrumental, a cover song, and a preview from the first second', () => {
    const record = onlyRecord(withTrack({ audioLanguage: 'zxx', containsCover: true, previewStartSeconds: 0 }));
    expect(record).toMatchObject({
      'Audio Language': 'zxx',
      'Contains Cover': 'Yes',
      'Contains Covers': 'Yes',
      'Preview Start Time Seconds': '0',
    });
  });
});

test('the file is named for its release', () => {
  expect(distributorFileName(anId('rel_1'))).toBe('release_rel_1.csv');
});
