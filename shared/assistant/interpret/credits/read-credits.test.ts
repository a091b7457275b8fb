import { cpuMilliseconds } from '../../../test/cpu-milliseconds.ts';
import { creditsText } from './credit-acts.ts';
import type { CreditStep } from './credit-token.ts';
import { readCredits } from './read-credits.ts';

const known = {
  self: 'Mara Ellis',
  names: ['Mara Ellis', 'Jonas Petrik'],
  titles: ['Low Tide', 'Harbour Light', 'Skip'],
};

/** Formats the credits in a text, followed by the names without a role. */
function read(text: string, step?: CreditStep): string {
  const reading = readCredits(text, known, step, step === 'writers' ? { list: 'writers' } : undefined);
  const names = reading.names.map(({ name }) => `${name}?`);
  const wordless = reading.wordless === undefined ? [] : [`no words: ${reading.wordless}`];
  return [creditsText(reading.credits), ...names, ...wordless, ...(reading.isDoubtful ? ['in doubt'] : [])]
    .filter(Boolean)
    .join(' / ');
}

test.each([
  [
    'Produced by Ana Lima and Bo Lind, mixed and mastered by Carl Nord',
    'Producer: Ana Lima, Bo Lind; Mixing Engineer: Carl Nord; Mastering Engineer: Carl Nord',
  ],
  ['Kit Moreno produced it, remastered by Jill Tan', 'Producer: Kit Moreno; Mastering Engineer: Jill Tan'],
  ['kit: Ana Lima', 'Drums: Ana Lima'],
  ['Beat Farmer produced it, Cole Sims mixed it', 'Producer: Beat Farmer; Mixing Engineer: Cole Sims'],
  ['produced by Beat Farmer', 'Producer: Beat Farmer'],
  ['produção Zeca no Beat, baixo Rui Sá', 'Producer: Zeca no Beat; Bass Guitar: Rui Sá / in doubt'],
  ['Rui Sá no baixo, Ana Lima no piano', 'Bass Guitar: Rui Sá; Piano: Ana Lima'],
  ['Guitar Slim played guitar', 'Guitar: Guitar Slim'],
  ['Ana Lima and Bo Lind produced it, Carl mixed it', 'Producer: Ana Lima, Bo Lind; Mixing Engineer: Carl'],
  [
    'Guitar: Ana Lima\nDrums - Bo Lind\nKeys: "Earth, Wind & Fire"',
    'Guitar: Ana Lima; Drums: Bo Lind; Keyboards: Earth, Wind & Fire',
  ],
  ['Ana Lima (producer, mixing), Bo Lind (drums)', 'Producer: Ana Lima; Mixing Engineer: Ana Lima; Drums: Bo Lind'],
  [
    'Ana Lima bass, Bo Lind keys and backing vox',
    'Bass Guitar: Ana Lima; Keyboards: Bo Lind; Background Vocals: Bo Lind',
  ],
  ['mixing/mastering: Studio Nord', 'Mixing Engineer: Studio Nord; Mastering Engineer: Studio Nord'],
  ['mixed by Ana Lima at Studio Nord in Berlin', 'Mixing Engineer: Ana Lima'],
  ['mastered at Studio Nord', 'Mastering Engineer: Studio Nord'],
  ['prod. by Kid Blue ft. J. Ortiz', 'Producer: Kid Blue; Featuring: J. Ortiz'],
  [
    'the mix is Ana Lima, mastering also her. drums: my cousin Bo Lind',
    'Mixing Engineer: Ana Lima; Mastering Engineer: Ana Lima; Drums: Bo Lind',
  ],
  ['PRODUCED BY ANA LIMA. DRUMS BO LIND', 'Producer: ANA LIMA; Drums: BO LIND'],
  ['on the drums we had Ana Lima on the bass Bo Lind', 'Drums: Ana Lima; Bass Guitar: Bo Lind'],
  ['Ana Lima drums, mixed by some guy in Leeds', 'Drums: Ana Lima'],
  ['my flatmate made the beat, he goes by nox', 'Producer: nox'],
  ['my ex wrote the lyrics, music by me', 'Music: me'],
  ['drums: Ana Lema, no wait, Lima. bass by me', 'Drums: Ana Lima; Bass Guitar: me'],
  ['drums Ana Lima but she does not want her name on it, bass Bo Lind', 'Bass Guitar: Bo Lind'],
  ['Ana Lima, violin; Nord Choir conducted by Bo Lind', 'Violin: Ana Lima; Conductor: Bo Lind / Nord Choir?'],
  [
    'mezcla y master: Juan Pérez, batería de Luis Soto, yo toqué la guitarra',
    'Mixing Engineer: Juan Pérez; Mastering Engineer: Juan Pérez; Drums: Luis Soto; Guitar: me',
  ],
  [
    'Bateria: João Reis. Mixagem e masterização por mim',
    'Drums: João Reis; Mixing Engineer: me; Mastering Engineer: me',
  ],
  ['Mixé par Luc Besnard, guitare : moi', 'Mixing Engineer: Luc Besnard; Guitar: me'],
  [
    'Anna Berg am Schlagzeug, gemischt und gemastert von Carl von Nord',
    'Drums: Anna Berg; Mixing Engineer: Carl von Nord; Mastering Engineer: Carl von Nord',
  ],
  ['il mix l’ha fatto Ada Neri, alla chitarra Piero Conti', 'Mixing Engineer: Ada Neri; Guitar: Piero Conti'],
  ['davul Ali Kaya, mix mastering Ece Su', 'Drums: Ali Kaya; Mixing Engineer: Ece Su; Mastering Engineer: Ece Su'],
  ['perkusja Jan Nowak, nagrał Piotr Lis', 'Drums: Jan Nowak; Recording Engineer: Piotr Lis'],
  ['biola Rara Dewi, gitar aku sendiri', 'Violin: Rara Dewi; Guitar: me'],
  ['Ana Lima', 'Ana Lima?'],
  ['Roxy Music', 'Roxy Music?'],
  ['Ana Lima helped with the mix', 'Mixing Engineer: Ana Lima / in doubt'],
])('reads contributors from %j (product 31.6)', (text, expected) => {
  expect(read(text.replaceAll('’', "'"), 'contributors')).toBe(expected);
});

test.each([
  ['Ana Lima wrote the music, Sam Ortiz the lyrics', 'Music: Ana Lima; Lyrics: Sam Ortiz'],
  ['i wrote the bars, beat by kilo', 'Lyrics: me; Music: kilo'],
  ['lyrics by Sam Ortiz, music by Ana Lima and me', 'Lyrics: Sam Ortiz; Music: Ana Lima, me'],
  ['Sam Ortiz & Ana Lima, words and music both', 'Music and lyrics: Sam Ortiz, Ana Lima'],
  ['composed by Ana Lima and Sam Ortiz, Sam did the words', 'Music: Ana Lima, Sam Ortiz; Lyrics: Sam Ortiz'],
  ['co-written with Sam Ortiz', 'Music and lyrics: me, Sam Ortiz'],
  ['our organist Mr Sam Ortiz wrote the music', 'Music: Sam Ortiz'],
  [
    'letra y música Ana Lima menos la 3 que es de Luis Soto',
    'Music and lyrics (tracks 1, 2): Ana Lima; Music and lyrics (track 3): Luis Soto',
  ],
  ['la compuse yo, sin letra', 'Music: me / no words: all'],
  ['a música é do Tomás Reis e a letra é minha', 'Music: Tomás Reis; Lyrics: me'],
  [
    'paroles et musique de Luc Besnard, sauf la 3 : Anne Roy',
    'Music and lyrics (tracks 1, 2): Luc Besnard; Music and lyrics (track 3): Anne Roy',
  ],
  [
    'Alle Lieder hat Anna Berg geschrieben, nur das zweite ist von mir',
    'Music and lyrics (tracks 1, 3): Anna Berg; Music and lyrics (track 2): me',
  ],
  ['testo mio, musica di Piero Conti', 'Lyrics: me; Music: Piero Conti'],
  ['söz müzik bana ait', 'Music and lyrics: me'],
  [
    'track 1 - me, track 2 - Sam Ortiz, track 3 - both of us',
    'Music and lyrics (track 1): me; Music and lyrics (track 2): Sam Ortiz; Music and lyrics (track 3): me, Sam Ortiz',
  ],
  [
    '1. me 2. Sam Ortiz 3. me and Sam Ortiz',
    'Music and lyrics (track 1): me; Music and lyrics (track 2): Sam Ortiz; Music and lyrics (track 3): me, Sam Ortiz',
  ],
  [
    'Tracks 1-2: music and lyrics Ana Lima. Track 3: music Ana Lima, lyrics Sam Ortiz',
    'Music and lyrics (tracks 1, 2): Ana Lima; Music (track 3): Ana Lima; Lyrics (track 3): Sam Ortiz',
  ],
  [
    'all me except the words of Skip, they are by Sam Ortiz',
    'Music: me; Lyrics (tracks 1, 2): me; Lyrics (track 3): Sam Ortiz',
  ],
  [
    'Jonas wrote Low Tide with me, the rest is mine',
    'Music and lyrics (track 1): Jonas Petrik, me; Music and lyrics (tracks 2, 3): me',
  ],
  ['music Sam Ortiz. there are no lyrics on track 2', 'Music: Sam Ortiz / no words: 2'],
  ['John Dowland for all of it, there are no words', 'Music: John Dowland / no words: all'],
  ['harbour is Sam Ortiz', 'Music and lyrics (track 2): Sam Ortiz'],
  [
    '3 is traditional, the others are mine',
    'Music and lyrics (track 3): Traditional; Music and lyrics (tracks 1, 2): me',
  ],
])('reads writers from %j (product 31.6)', (text, expected) => {
  expect(read(text, 'writers')).toBe(expected);
});

test.each([
  'the drummer thinks he wrote half of it but that is a whole thing',
  'still waiting for the studio',
  'who mixed it I could not say',
])('reads no name from %j (product 31.6)', (text) => {
  expect(readCredits(text, known, 'contributors').credits).toEqual([]);
});

test.each(['guitar bass ', 'Ana Lima and ', '"a" ', 'Ana. ', 'Ana x ', '1. a '])(
  'reads credits quickly from a text of nothing but %j (product 31.6)',
  (unit) => {
    const message = unit.repeat(1500).slice(0, 1490);
    const most = 3000;
    expect(cpuMilliseconds(() => void readCredits(message, known, 'writers'), most)).toBeLessThan(most);
  },
);

test('keeps a longer name whole if it ends with the artist’s (product 31.6)', () => {
  const names = (text: string) => readCredits(text, { self: 'Keller', names: ['Keller'], titles: [] }).names;
  expect(names('Jonas Keller, Mia Brandt').map(({ name }) => name)).toEqual(['Jonas Keller', 'Mia Brandt']);
  expect(names('Jonas Keller und Keller').map(({ name }) => name)).toEqual(['Jonas Keller', 'Keller']);
});
