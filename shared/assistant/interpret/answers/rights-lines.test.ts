import { readByRules } from '../interpret.ts';
import { buttonLabels, valuesSet } from '../test/act-values.ts';
import { contextAt } from '../test/context-at.ts';

const pLine = contextAt('p_line', { tracks: 2 });
const cLine = contextAt('c_line', { tracks: 2, pLine: { year: 2025, holder: 'Fern Hall Ltd' } });

test.each([
  ['Fern Hall Ltd. (2025)', 2025, 'Fern Hall Ltd.'],
  ['℗ 2024 Fern Hall Inc.', 2024, 'Fern Hall Inc.'],
  ['Fern Hall, Inc., since 2023', 2023, 'Fern Hall, Inc.'],
  [
    'owned by Fern Hall LLC under exclusive license to Kite Music',
    2026,
    'Fern Hall LLC under exclusive license to Kite Music',
  ],
  ['put Fern Hall as owner', 2026, 'Fern Hall'],
  ['fern hall records', 2026, 'fern hall records'],
  ['2024 fern hall', 2024, 'fern hall'],
  ['mara ellis', 2026, 'mara ellis'],
  ['my company, Fern Hall Ltd, since 2022', 2022, 'Fern Hall Ltd'],
  ['Fern Hall, 2024 no wait 2025', 2025, 'Fern Hall'],
  ["that'd be Fern Hall and we cut it in twenty twenty four", 2024, 'Fern Hall'],
  ['Sam Ortiz and Ana Lima', 2026, 'Sam Ortiz and Ana Lima'],
  ['i own everything, recorded it last year', 2025, 'me'],
  ["c'est moi qui paie tout, en 2025", 2025, 'me'],
  ['soy yo, desde 2023', 2023, 'me'],
  ['gehört alles mir', 2026, 'me'],
  ['i do', 2026, 'me'],
  ['il proprietario è Felce Blu Srl', 2026, 'Felce Blu Srl'],
  ['o dono é a Samambaia Produções', 2026, 'Samambaia Produções'],
  ['Inhaber ist die Farn GmbH', 2026, 'Farn GmbH'],
])('reads the P-line in “%s” as %i %s (product 31.6)', (message, year, holder) => {
  expect(valuesSet(readByRules(message, pLine), 'pLine')).toEqual([{ year, holder }]);
});

test.each([
  'same',
  'same as before',
  'its the same one',
  'lo mismo',
  'a mesma coisa',
  'pareil',
  'das gleiche',
  'lo stesso',
  'wie oben',
])('copies the P-line to the C-line for “%s” (product 31.6)', (message) => {
  expect(valuesSet(readByRules(message, cLine), 'cLine')).toEqual([{ year: 2025, holder: 'Fern Hall Ltd' }]);
});

test.each([
  ['same but 2026', { year: 2026, holder: 'Fern Hall Ltd' }],
  ['Mia Stone, for the booklet and the photos', { year: 2026, holder: 'Mia Stone' }],
  ["cover photo is Mia Stone's, 2024", { year: 2024, holder: 'Mia Stone' }],
  ['la portada es de Mia Stone', { year: 2026, holder: 'Mia Stone' }],
])('reads the C-line in “%s” (product 31.6)', (message, line) => {
  expect(valuesSet(readByRules(message, cLine), 'cLine')).toEqual([line]);
});

test.each([
  ['2024 or 2025 Fern Hall', ['“2024 Fern Hall”', '“2025 Fern Hall”']],
  ['Fern Hall / Moss Music', ['“2026 Fern Hall”', '“2026 Moss Music”']],
  ['me and my brother', ['“2026 Mara Ellis”']],
  ['fern hall', ['“2026 fern hall”']],
  ['pytam kolegi', ['“2026 pytam kolegi”']],
])('asks which holder “%s” means (product 31.6)', (message, offers) => {
  expect(valuesSet(readByRules(message, pLine), 'pLine')).toEqual([]);
  expect(buttonLabels(readByRules(message, pLine))).toEqual(offers);
});

test.each([
  'the studio paid for half of it',
  'the photographer',
  'let me ask the lawyer',
  'zapytam wujka',
  'n sei o q colocar',
  'vou perguntar pro meu tio',
  'the picture is from the internet',
])('reads no holder from “%s” (product 31.6)', (message) => {
  const acts = readByRules(message, pLine);
  expect([valuesSet(acts, 'pLine'), buttonLabels(acts)]).toEqual([[], []]);
});
