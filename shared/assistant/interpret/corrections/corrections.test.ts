import { describe, expect, test } from '@jest/globals';
import { cpuMilliseconds } from '../../../test/cpu-milliseconds.ts';
import type { PlainAct } from '../../act.ts';
import { questions } from '../../questions.ts';
import type { Step } from '../../step.ts';
import { correctedRelease } from '../../test/corrected-release.ts';
import { findCorrections } from './corrections.ts';

const read = (text: string, step: Step = 'review') =>
  findCorrections(text, { question: questions[step], release: correctedRelease(), today: '2026-11-02' });

const renamed = (which: string, name: string): PlainAct => ({
  kind: 'rename-credit',
  tracks: 'all',
  list: null,
  which,
  name,
});
const titled = (track: number, value: string): PlainAct => ({
  kind: 'set-track',
  tracks: [track],
  field: 'title',
  value,
});
const out = (name: string): PlainAct => ({ kind: 'remove-credit', tracks: 'all', list: null, name });
const day = (field: 'salesStart' | 'preOrder' | 'originalRelease', value: string): PlainAct => ({
  kind: 'set-release',
  field,
  value,
});
const line = (year: number, holder: string): PlainAct => ({
  kind: 'set-release',
  field: 'pLine',
  value: { year, holder },
});

const JON = renamed('John Harker', 'Jon Harker');
const ANA = renamed('Ana Ribero', 'Ana Ribeiro');
const SOFIA = renamed('Sofia Grace Brandt', 'Sofia Brandt');
const TERENCE = renamed('Terrence Okoro', 'Terence Okoro');
const MIKA = renamed('Mika Lehto', 'Mika Lehtonen');
const STACKZ = renamed('Stacks', 'Stackz');

describe('product 31.6: respelling a name on the release', () => {
  test.each([
    ["it's Jon Harker, no h", JON],
    ['the drummer is Jon, no h', JON],
    ['drums should be Jon Harker', JON],
    ['John is spelled Jon', JON],
    ['sorry, Jon not John', JON],
    ['change John Harker to Jon Harker', JON],
    ['John Harker → Jon Harker', JON],
    ['el batería es Jon, sin h', JON],
    ['der Schlagzeuger heißt Jon, ohne h', JON],
    ["le batteur c'est Jon, sans h", JON],
    ['il batterista è Jon, senza acca', JON],
    ['o baterista é Jon, sem h', JON],
    ['Ribero has an i: Ribeiro', ANA],
    ["Ana's last name has an i, Ribeiro", ANA],
    ['die Geigerin heißt Ribeiro, nicht Ribero', ANA],
    ['my bad its Ribeiro', ANA],
    ["take the Grace out of Sofia's name", SOFIA],
    ['its just Sofia Brandt', SOFIA],
    ['Terence has one r', TERENCE],
    ['Terence mit einem r bitte', TERENCE],
    ['Lehtonen, not Lehto', MIKA],
    ['instead of Lehto put Lehtonen', MIKA],
    ['I typed Lehto but it is Lehtonen', MIKA],
    ['its stackz with a z', STACKZ],
    ['Stacks with a z at the end', STACKZ],
    ['S-T-A-C-K-Z', STACKZ],
  ])('product 31.6: %s', (text, act) => {
    expect(read(text)?.acts).toEqual([act]);
  });
});

describe('product 31.6: correcting a title by its position, by similarity, or by a note about its letters', () => {
  test.each([
    ['track 2 should be Glass Weathers', titled(2, 'Glass Weathers')],
    ['the second song is called Glass House', titled(2, 'Glass House')],
    ['rename track 2 to Glass House', titled(2, 'Glass House')],
    ['2nd one is Glass House, not Glass Weather', titled(2, 'Glass House')],
    ['replace "Glass Weather" with "Glass House"', titled(2, 'Glass House')],
    ['it should say Glass Weather (Reprise) for track 2', titled(2, 'Glass Weather (Reprise)')],
    ['quiet should have a capital', titled(4, 'Quiet')],
    ['song 4 with a capital Q', titled(4, 'Quiet')],
    ['make track 4 all caps', titled(4, 'QUIET')],
    ['lose the apostrophe in track 3', titled(3, 'Nans Kitchen')],
    ['Salt Road is one word: Saltroad', titled(1, 'Saltroad')],
    ['Salt Roads, plural', titled(1, 'Salt Roads')],
    ['I typed Salt Road but it is Salt Roads', titled(1, 'Salt Roads')],
    ['puse Salt Road y es Salt Roads', titled(1, 'Salt Roads')],
    ['change the title to Harbor Lights', { kind: 'set-release', field: 'title', value: 'Harbor Lights' }],
  ] as [string, PlainAct][])('product 31.6: %s', (text, act) => {
    expect(read(text)?.acts).toEqual([act]);
  });
});

describe('product 31.6: correcting other fields by their name or current value', () => {
  test.each([
    ['change release date to 11 December 2026', day('salesStart', '2026-12-11')],
    ['release on the 11th instead of the 4th', day('salesStart', '2026-12-11')],
    ['move it to 18 December 2026', day('salesStart', '2026-12-18')],
    ['push the release back one week', day('salesStart', '2026-12-11')],
    ['can we release a week earlier?', day('salesStart', '2026-11-27')],
    ['una semana más tarde mejor', day('salesStart', '2026-12-11')],
    ['the vinyl was 1993, not 1994', day('originalRelease', '1993-06-14')],
    ['pre-order from the 13th, not the 20th', day('preOrder', '2026-11-13')],
    ['drop the pre-order', day('preOrder', '')],
    ['keine Vorbestellung doch', day('preOrder', '')],
    ['no label after all', { kind: 'set-release', field: 'recordLabel', value: '' }],
    ['it is not deluxe', { kind: 'set-release', field: 'version', value: '' }],
    ['the P line should say 2024', line(2024, 'Ferry House Ltd')],
    ['P line is 2024 not 2025', line(2024, 'Ferry House Ltd')],
    ['p-line holder is Ferry House Music', line(2025, 'Ferry House Music')],
    ['pop, not rock', { kind: 'set-release', field: 'primaryGenre', value: 'pop' }],
    ['five tracks, not four', { kind: 'track-count', count: 5 }],
    ['take John off', out('John Harker')],
    ['remove John Harker from the composers', { ...out('John Harker'), list: 'composers' }],
    ['remove John Harker from the credits', out('John Harker')],
    ['quita a John Harker', out('John Harker')],
    ['nimm John raus', out('John Harker')],
    ['Stacks is not on it anymore', out('Stacks')],
  ] as [string, PlainAct][])('product 31.6: %s', (text, act) => {
    expect(read(text)?.acts).toEqual([act]);
  });
});

test.each([
  ['Indie pop. Also I spelled our violinist wrong, she is Ana Ribeiro', 'primary_genre', ['Indie pop'], [ANA]],
  ["all clean. and hey it's Jon with no h", 'explicit', ['all clean'], [JON]],
  ['no. and the drummer is Jon', 'codes', ['no'], [JON]],
  ["worldwide, oh and Mika's surname is Lehtonen", 'territories', ['worldwide'], [MIKA]],
  ['Two things: the drummer is Jon, and Ribero is Ribeiro', 'review', [], [JON, ANA]],
] as [string, Step, string[], PlainAct[]][])(
  'reads both an answer and a correction from %s (product 31.6)',
  (text, step, left, acts) => {
    expect(read(text, step)).toEqual({ acts, left });
  },
);

test.each([
  ["it's Ana Ribeiro", 'Ana Ribero → Ana Ribeiro'],
  ["it's Terence Okoro", 'Terrence Okoro → Terence Okoro'],
])('only offers a name on the release that is similar to the one in “%s” (product 31.6)', (text, label) => {
  const [act] = read(text)?.acts ?? [];
  expect(act?.kind === 'suggest' && act.suggestions.map((one) => one.label)).toEqual([label]);
});

test.each(['is the stack final once it is sent?', 'can we edit the stock later?'])(
  'renames nobody for “%s” (product 31.6)',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test('asks which of two names is meant (product 31.6)', () => {
  const release = correctedRelease();
  const tracks = Object.values(release.tracks).map((track) => ({
    ...track,
    contributors: [
      { id: track.id as never, name: 'Anna Lind', role: 'Violin' as const },
      { id: track.id as never, name: 'Anne Lind', role: 'Cello' as const },
    ],
  }));
  const context = {
    question: questions.review,
    release: { ...release, tracks: Object.fromEntries(tracks.map((track) => [track.id, track])) },
    today: '2026-11-02',
  };
  const [act] = findCorrections("oops, it's Anni Lind", context)?.acts ?? [];
  expect(act?.kind === 'suggest' && act.suggestions.map(({ label }) => label)).toEqual([
    'Anna Lind → Anni Lind',
    'Anne Lind → Anni Lind',
  ]);
});

test.each<[string, Step]>([
  ['Not Jon', 'title'],
  ['Salt Roads', 'title'],
  ['Low Tide Records', 'record_label'],
  ['2026 Ferry Horse Ltd', 'p_line'],
  ['John Harker wrote the music', 'writers'],
  ['John Harkness also played bass', 'contributors'],
  ['The Low Tides feat. Stackhouse', 'artists'],
  ['Salt Road has one swear word', 'explicit'],
  ['start Salt Road at 0:45', 'preview_start'],
  ['only the drums on Glass Weather', 'ai_audio'],
  ['one week later than that', 'sales_start'],
  ['why is Ana Ribero listed twice?', 'review'],
  ['is the drummer credited?', 'review'],
  ['can I change the title later?', 'review'],
  ['what happens if I remove a track?', 'review'],
  ['the drummer is my brother', 'review'],
  ['Ana is coming over for dinner', 'review'],
  ['maybe the drummer should be Jon', 'review'],
  ['everything is right', 'review'],
])('reads no correction from %s (%s) (product 31.6)', (text, step) => {
  expect(read(text, step)).toBeUndefined();
});

/** The maximum CPU time. It is generous, for slow machines; an unbounded search would take minutes. */
const MOST_MS = 3000;

test.each(['no h ', 'not Jon, ', 'it is Jon ', 'from 1 to 2 ', 'take John out, ', 'John. '])(
  'searches a message of nothing but %j for corrections quickly (product 31.6)',
  (unit) => {
    for (const length of [290, 590]) {
      const message = unit.repeat(600).slice(0, length);
      expect(cpuMilliseconds(() => void read(message), MOST_MS)).toBeLessThan(MOST_MS);
    }
  },
);
