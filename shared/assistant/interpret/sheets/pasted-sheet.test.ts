import type { Act } from '../../act.ts';
import { interpret } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

const read = (lines: readonly string[], tracks = 2): Act[] =>
  interpret(lines.join('\n'), contextAt('track_titles', { tracks }));
const titles = (...names: string[]): Act => ({ kind: 'track-titles', titles: names });
const isrc = (track: number, value: string): Act => ({ kind: 'set-track', tracks: [track], field: 'isrc', value });

test.each([
  ['tabs', '\t'],
  ['commas', ','],
  ['semicolons', ';'],
  ['bars', ' | '],
])('reads rows under a header, separated by %s (product 31.6)', (_, divider) => {
  const rows = [
    ['Title', 'Artist', 'ISRC', 'Length'],
    ['Dawn', 'Mara Ellis', 'USABC2600001', '3:21'],
    ['Dusk', 'Mara Ellis', 'us-abc-26-00002', '3:10'],
  ];
  expect(read(rows.map((cells) => cells.join(divider)))).toEqual([
    titles('Dawn', 'Dusk'),
    {
      kind: 'credit',
      how: 'set',
      tracks: 'all',
      named: { list: 'artists', credits: [{ name: 'Mara Ellis', role: 'Primary' }] },
    },
    isrc(1, 'USABC2600001'),
    isrc(2, 'USABC2600002'),
  ]);
});

test('reads quoted cells, and sorts rows by their numbers (product 31.6)', () => {
  const acts = read(['Track,Title,Length', '2,"Noon, Again",3:10', '1,Dawn,3:21']);
  expect(acts).toEqual([titles('Dawn', 'Noon, Again')]);
});

test('reads roles and explicit lyrics under German headers (product 31.6)', () => {
  const acts = read([
    'Titel;Komponist;Produzent;Explicit',
    'Dawn;Jonas Kern, Sam Ortiz;Ana Lima;ja',
    'Dusk;Jonas Kern;Ana Lima;nein',
  ]);
  const composers = (track: number, ...names: string[]) => ({
    kind: 'credit',
    how: 'set',
    tracks: [track],
    named: { list: 'composers', credits: names.map((name) => ({ name })) },
  });
  expect(acts).toEqual([
    titles('Dawn', 'Dusk'),
    composers(1, 'Jonas Kern', 'Sam Ortiz'),
    composers(2, 'Jonas Kern'),
    {
      kind: 'credit',
      how: 'add',
      tracks: 'all',
      named: { list: 'contributors', credits: [{ name: 'Ana Lima', role: 'Producer' }] },
    },
    { kind: 'set-track', tracks: [1], field: 'explicit', value: 'Explicit' },
    { kind: 'set-track', tracks: [2], field: 'explicit', value: 'Not Explicit' },
  ]);
});

test('keeps the main artist when a row adds guests (product 31.6)', () => {
  const acts = read(['Title\tArtist', 'Dawn\tMara Ellis', 'Dusk\tMara Ellis ft Jonas Kern']);
  expect(acts.slice(1)).toMatchObject([
    { how: 'set', tracks: [1] },
    { how: 'set', tracks: [2], named: { credits: [{ name: 'Mara Ellis', role: 'Primary' }] } },
    { how: 'add', tracks: [2], named: { credits: [{ name: 'Jonas Kern', role: 'Featuring' }] } },
  ]);
});

test('sets a release field if all rows have the same value, and reports the column that it left out (product 31.11)', () => {
  const acts = read(['Title,Genre,Mood', 'Dawn,Pop,calm', 'Dusk,Pop,sad']);
  expect(acts).toEqual([
    titles('Dawn', 'Dusk'),
    { kind: 'set-release', field: 'primaryGenre', value: 'pop' },
    { kind: 'left-over', text: 'Mood' },
  ]);
});

test('reads lines without a header as titles (product 31.6)', () => {
  expect(read(['Dawn, Again', 'Dusk, Again'])).toEqual([titles('Dawn, Again', 'Dusk, Again')]);
});
