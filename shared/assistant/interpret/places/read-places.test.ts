import { readStores } from './read-places.ts';

test.each([
  ['solo Beatport, Spotify e Deezer', ['Beatport', 'Spotify', 'Deezer']],
  ['só Beatport, Spotify e Deezer', ['Beatport', 'Spotify', 'Deezer']],
  ['only Beatport, Spotify and Deezer', ['Beatport', 'Spotify', 'Deezer']],
])('reads “e” between the last two places as a conjunction: %s (product 31.6)', (text, stores) => {
  const reading = readStores(text);
  expect(reading !== 'vague' && [...(reading?.sure ?? [])].sort()).toEqual([...stores].sort());
});

test('ignores a place that the message only comments on (product 31.6)', () => {
  expect(readStores('todas, Beatport é importante para nós')).toMatchObject({ how: 'all-except', sure: [] });
});
