import { readAnswer } from '../../test/read-answer.ts';

test.each([
  ['nope all mine', 'containsCover all: false'],
  ['todas son mías', 'containsCover all: false'],
  ['alles Eigenkompositionen', 'containsCover all: false'],
  ['I made them up on the bus', 'containsCover all: false'],
  ['not a cover, only the same title', 'containsCover all: false'],
  ['all of them are covers', 'containsCover all: true'],
  ['la 3 es de Violeta Ruiz', 'containsCover 3: true'],
  ["c'est une reprise, la 2", 'containsCover 2: true'],
  ['all originals except the first', 'containsCover 2,3: false; containsCover 1: true'],
  ['Ochre is a Mill Lane tune, the rest is ours', 'containsCover 1,2: false; containsCover 3: true'],
  ['Amber and Cobalt are ours, Ochre is traditional', 'containsCover 1,2: false'],
  ['una es de otro autor', 'asks: Only track 1 | Only track 2 | Only track 3'],
  ['eine ist ein Cover', 'asks: Only track 1 | Only track 2 | Only track 3'],
  ['Ochre es del folclore, las otras son mías', 'containsCover 1,2: false'],
  ['one is a cover', 'asks: Only track 1 | Only track 2 | Only track 3'],
  ['Cobalt uses a sample', 'asks: Only track 2 | No covers'],
  ['no, but Ochre quotes an old waltz', 'asks: Only track 3 | No covers'],
  ['my aunt gave us permission for Amber', 'asks: Only track 1 | No covers'],
  ['not that I know', 'asks: No covers'],
  ['they are all traditional', 'asks: No covers | All are covers'],
  ['a green door', '-'],
])('reads covers from %j: %j (product 31.6)', (text, meant) =>
  expect(readAnswer('cover_songs', text, ['Amber', 'Cobalt', 'Ochre'])).toBe(meant),
);

test.each([
  ['got it last week', 'licence: have'],
  ['la tengo, la subo ahora', 'licence: have'],
  ["ce l'ho", 'licence: have'],
  ["je l'ai pas encore", 'licence: need'],
  ['noch nicht, ist beantragt', 'licence: need'],
  ['we wrote to them and heard nothing', 'licence: need'],
  ['can you get me one', 'licence: need'],
  ['I do not need one, it is my song', 'containsCover all: false'],
  ['my aunt says it is fine, she told us to go ahead', 'asks: I still need a licence'],
  ['I think the label has it', 'asks: I have the licence'],
  ['have the one for Amber but I still need the other', 'asks: I still need a licence'],
  ['a green door', '-'],
])('reads a licence from %j: %j (product 31.6)', (text, meant) =>
  expect(readAnswer('cover_licence', text, ['Amber'])).toBe(meant),
);
