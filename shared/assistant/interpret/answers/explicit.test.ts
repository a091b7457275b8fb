import { readAnswer } from '../../test/read-answer.ts';

test.each([
  ['nah its clean', 'explicit all: Not Explicit'],
  ['no swearing, violence or drugs', 'explicit all: Not Explicit'],
  ['aucun gros mot', 'explicit all: Not Explicit'],
  ['küfür yok', 'explicit all: Not Explicit'],
  ['no it is for my baby niece', 'explicit all: Not Explicit'],
  ['a Sunday school could sing them', 'explicit all: Not Explicit'],
  ['yes all of them', 'explicit all: Explicit'],
  ['they are not clean at all', 'explicit all: Explicit'],
  ['a bleeped radio edit', 'explicit all: Cleaned Version'],
  ['La 2 tiene groserías', 'explicit 2: Explicit'],
  ['só a primeira tem palavrão', 'explicit 2,3: Not Explicit; explicit 1: Explicit'],
  ['everything except Ochre', 'explicit 1,2: Explicit; explicit 3: Not Explicit'],
  ['Cobalt curses a lot, the rest are fine', 'explicit 1,3: Not Explicit; explicit 2: Explicit'],
  ['I think not', 'asks: Not Explicit'],
  ['maybe track 1', 'asks: Track 1: Explicit'],
  ['two of them have swearing', 'asks: Only track 1 | Only track 2 | Only track 3'],
  ['there is one f word', 'asks: Only track 1 | Only track 2 | Only track 3'],
  ['Amber says damn', 'asks: Explicit | Not Explicit'],
  ['no, but somebody gets hurt', 'asks: Explicit | Not Explicit'],
  ['a green door', '-'],
])('reads explicit lyrics from %j: %j (product 31.6)', (text, meant) =>
  expect(readAnswer('explicit', text, ['Amber', 'Cobalt', 'Ochre'])).toBe(meant),
);
