import { looksLikeHolder, looksLikeLabel, looksLikeName, looksLikeTitle, looksLikeVersion } from './looks-like.ts';

test.each([
  'Paper Kites',
  'I Don’t Know Why',
  'Music for Airports',
  'slow weather',
  '4 minutes',
  'Help',
  '¿Por qué?',
  'Sturm und Stille',
  'Hush, Little River',
  '새벽',
])('product 31.6: “%s” looks like a title', (text) => {
  expect(looksLikeTitle(text)).toBe('sure');
});

test.each([
  ['its called slow weather', 'doubtful'],
  ['slow weather lol', 'doubtful'],
  ['Quiet Rooms. my sister thought of that one', 'doubtful'],
  ['we still have no title for the album', 'no'],
])('rates “%s” as not clearly a title (product 31.6)', (text, likeness) => {
  expect(looksLikeTitle(text)).toBe(likeness);
});

test.each(['Ana de la Cruz', "Tom O'Neill", 'mouse on the roof', 'J. Ortiz'])(
  'product 31.6: “%s” looks like a name',
  (text) => {
    expect(looksLikeName(text)).toBe('sure');
  },
);
test.each(['she played it for us', 'not sure yet', 'who is that?'])(
  'does not take “%s” for a name (product 31.6)',
  (text) => {
    expect(looksLikeName(text)).toBe('no');
  },
);

test.each([
  'Harbour Society of Friends',
  'Alm & Sons LLP',
  'Nord Ltd under exclusive licence to Fern Hall',
  'fern hall',
])('product 31.6: “%s” looks like a holder', (text) => {
  expect(looksLikeHolder(text)).toBe('sure');
});
test.each(['the photographer', 'my cousin', 'she painted it with me', 'The production company'])(
  'does not take “%s” for a holder (product 31.6)',
  (text) => {
    expect(looksLikeHolder(text)).toBe('no');
  },
);

test.each([
  ['Fern Hall Recordings', 'sure'],
  ['fern hall', 'sure'],
  ['they are in touch with two of them', 'no'],
  ['our label is Fern Hall', 'no'],
])('rates “%s” as a label: %s (product 31.6)', (text, likeness) => {
  expect(looksLikeLabel(text)).toBe(likeness);
});

test.each([
  ['Live at the Old Mill', 'sure'],
  ['12" Dub', 'sure'],
  ['it was what they wanted', 'no'],
])('rates “%s” as a version: %s (product 31.6)', (text, likeness) => {
  expect(looksLikeVersion(text)).toBe(likeness);
});
