import { readAnswer } from '../../test/read-answer.ts';

test.each([
  ["it's a shoegaze thing really", 'primaryGenre: rock'],
  ['Música electrónica', 'primaryGenre: electronic'],
  ['deutscher Schlager', 'primaryGenre: german-pop'],
  ['musica classica', 'primaryGenre: classical'],
  ['Kinderlieder bitte', 'primaryGenre: children-music'],
  ["I'd call it swamp blues", 'primaryGenre: blues'],
  ['dance music for sad people', 'primaryGenre: dance'],
  ['bluegrass, proper bluegrass', 'primaryGenre: country'],
  ['rock, not pop', 'primaryGenre: rock'],
  ['pop, or rather synthwave', 'primaryGenre: electronic'],
  ['sertanjo', 'primaryGenre: brazilian'],
  ['cumbia con algo de rock', 'primaryGenre: latin; secondaryGenre: rock'],
  ['folk / jazz', 'primaryGenre: folk; secondaryGenre: jazz'],
  ['hip hop or maybe r&b', 'asks: Hip Hop/Rap | R&B/Soul'],
  ['somewhere between jazz and soul', 'asks: Jazz | R&B/Soul'],
  ['Blues?', 'asks: Blues'],
  ['my uncle loves country', 'asks: Country'],
  ['lo-fi', 'asks: Electronic | Hip Hop/Rap'],
  ['a kettle on the stove', '-'],
])('reads the genre in %j as %j (product 31.6)', (text, meant) =>
  expect(readAnswer('primary_genre', text, ['One'])).toBe(meant),
);

test.each([
  ['add folk', 'secondaryGenre: folk'],
  ['funk, vielleicht', 'asks: R&B/Soul'],
  ['no, one is plenty', 'no'],
  ['nur das eine', 'no'],
  ['jazz? nah', 'no'],
  ['just alternative', 'no'],
  ['indie is the first, so dub', 'secondaryGenre: reggae'],
  ['jazz and folk', 'asks: Jazz | Folk'],
])('reads %j as a second genre next to Alternative: %j (product 31.6)', (text, meant) =>
  expect(readAnswer('secondary_genre', text, ['One'])).toBe(meant),
);
