import { creditsSaid } from './credits-said.ts';

const read = (text: string) => {
  const { credits, names } = creditsSaid(text);
  const words = credits.map(({ name, role }) => `${name}: ${'role' in role ? role.role : role.list}`);
  return [...words, ...names.map(({ name }) => `${name}: ?`)].join(', ');
};

test.each([
  [
    'the beat is by Ana Lima, mastering at Studio Nord, feat. J. Ortiz, I wrote it with Sam',
    'Ana Lima: Producer, Studio Nord: Mastering Engineer, J. Ortiz: Featuring, me: composers, me: lyricists, Sam: composers, Sam: lyricists',
  ],
  [
    'Produced by Ana Lima and Bo Lind, mixed and mastered by Carl Nord',
    'Ana Lima: Producer, Bo Lind: Producer, Carl Nord: Mixing Engineer, Carl Nord: Mastering Engineer',
  ],
  ['Ana Lima and Bo Lind produced it, Carl mixed it', 'Ana Lima: Producer, Bo Lind: Producer, Carl: Mixing Engineer'],
  ['Ana Lima wrote the music, Sam Ortiz the lyrics', 'Ana Lima: composers, Sam Ortiz: lyricists'],
  ['lyrics by Sam Ortiz, music by Ana Lima and me', 'Sam Ortiz: lyricists, Ana Lima: composers, me: composers'],
  [
    'Guitar: Ana Lima\nDrums - Bo Lind\nKeys: "Earth, Wind & Fire"',
    'Ana Lima: Guitar, Bo Lind: Drums, Earth, Wind & Fire: Keyboards',
  ],
  ['Ana Lima (producer, mixing), Bo Lind (drums)', 'Ana Lima: Producer, Ana Lima: Mixing Engineer, Bo Lind: Drums'],
  ['Bo Lind on drums and bass', 'Bo Lind: Drums, Bo Lind: Bass Guitar'],
  ['Ana Lima did the beat and the mix', 'Ana Lima: Producer, Ana Lima: Mixing Engineer'],
  ['I produced it myself. Bo Lind played guitar. J. Ortiz sang', 'me: Producer, Bo Lind: Guitar, J. Ortiz: Vocals'],
  ['Ana Lima as co-producer, mixing at Studio Nord', 'Ana Lima: Co-Producer, Studio Nord: Mixing Engineer'],
  ['mixing/mastering: Studio Nord', 'Studio Nord: Mixing Engineer, Studio Nord: Mastering Engineer'],
  ['prod. by Kid Blue ft. J. Ortiz', 'Kid Blue: Producer, J. Ortiz: Featuring'],
  ['Ana Lima', 'Ana Lima: ?'],
  ['Roxy Music', 'Roxy Music: ?'],
  ['publisher: Universal Music', 'Universal Music: Music Publisher'],
  ['words and music by me', 'me: composers, me: lyricists'],
  ['featuring Ana Lima & Bo Lind', 'Ana Lima: Featuring, Bo Lind: Featuring'],
])('product 31.6: %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});
