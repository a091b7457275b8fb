import { readByRules } from '../interpret.ts';
import { buttonLabels } from '../test/act-values.ts';
import { contextAt } from '../test/context-at.ts';

const titlesOf = (message: string, tracks: number) =>
  readByRules(message, contextAt('track_titles', { tracks })).flatMap((act) =>
    act.kind === 'track-titles' ? [act.titles] : [],
  );

const TREES = ['Alder', 'Birch', 'Cedar'];
test.each([
  'Alder\nBirch\nCedar',
  'sure here you go:\n\nAlder\nBirch\nCedar\n\nthank you!',
  '1 - Alder\n2 - Birch\n3 - Cedar',
  '01_Alder.wav\n02_Birch.wav\n03_Cedar.wav',
  'Alder 3:20\nBirch 2:10\nCedar 4:44',
  '1 | Alder | 3:20 | done\n2 | Birch | 2:10 | mixing\n3 | Cedar | 4:44 | done',
  'Mara Ellis - Alder\nMara Ellis - Birch\nMara Ellis - Cedar',
  'Alder by Mara Ellis\nBirch by Mara Ellis\nCedar by Mara Ellis',
  'SIDE A\nAlder\nBirch\nSIDE B\nCedar',
  'A1 Alder\nA2 Birch\nB1 Cedar',
  'Eins: Alder\nZwei: Birch\nDrei: Cedar',
  'Alder / Birch / Cedar',
  'Alder ... Birch ... Cedar',
  'las 3 son: Alder, Birch y Cedar',
  'Alder; Birch; Cedar',
  '1. Alder 2. Birch 3. Cedar',
  'the first one is called Alder the second one is Birch and the third one is Cedar',
  'la primera es Alder, la segunda Birch y la tercera Cedar',
  'die erste heißt Alder, die zweite Birch und die dritte Cedar',
  'los títulos son Alder, Birch y Cedar',
  '« Alder », « Birch » et « Cedar »',
  'Alder, then Birch, and we finish on Cedar lol',
])('reads three titles from %j (product 31.6)', (message) => {
  expect(titlesOf(message, 3)).toEqual([TREES]);
});

test.each([
  ['Help, Skip, Later, Why?', ['Help', 'Skip', 'Later', 'Why?']],
  ['Rock and Roll Kid, Salt, Up and Away and Home', ['Rock and Roll Kid', 'Salt', 'Up and Away', 'Home']],
  ['¿Por qué? / Porque sí', ['¿Por qué?', 'Porque sí']],
  ['"Wind, Rain and Sun", "No"', ['Wind, Rain and Sun', 'No']],
  ['100 Miles\n4 Walls', ['100 Miles', '4 Walls']],
  ['Alder (feat. Sam), Birch (Live)', ['Alder (feat. Sam)', 'Birch (Live)']],
])('keeps the titles in %j as typed (product 31.6)', (message, titles) => {
  expect(titlesOf(message, titles.length)).toEqual([titles]);
});

test('asks before a list adds more than three tracks (product 31.6)', () => {
  const message = 'Ash\nBay\nCork\nDate\nElm\nFir';
  expect(titlesOf(message, 3)).toEqual([['Ash', 'Bay', 'Cork', 'Date', 'Elm', 'Fir']]);
  expect(titlesOf(message, 2)).toEqual([]);
  expect(buttonLabels(readByRules(message, contextAt('track_titles', { tracks: 2 })))).toHaveLength(1);
});

test.each(['one original and one unplugged', 'ill send them tomorrow', 'dont have names for them yet'])(
  'does not read “%s” as a list of titles (product 31.6)',
  (message) => {
    expect(titlesOf(message, 2)).toEqual([]);
  },
);

test('reads a capital I between two titles as a numeral, not as a conjunction (product 31.6)', () => {
  expect(titlesOf('Flats I and Flats II', 2)).toEqual([['Flats I', 'Flats II']]);
});
