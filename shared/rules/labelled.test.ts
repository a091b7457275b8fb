import { readFileSync } from 'node:fs';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import { aCompleteDraft, aCredit, aTrack, aWriter, inOrder, NOW } from '../test/builders.ts';
import { type Finding, releaseFindings } from './release-findings.ts';

const read = (name: string) =>
  readFileSync(new URL(`./test/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

const ofTrack = (track: Partial<Track>): Release => {
  const made = aTrack(track);
  return aCompleteDraft({ title: made.title, version: made.version, ...inOrder([made]) });
};

/** A release with a text of some kind. */
const withText: Record<string, (text: string) => Release> = {
  title: (title) => ofTrack({ title }),
  album: (title) => aCompleteDraft({ title }),
  version: (version) => ofTrack({ version }),
  artist: (name) => ofTrack({ artists: [aCredit(name)] }),
  writer: (name) => ofTrack({ composers: [aWriter('Mara', name)], lyricists: [aWriter('Mara', name)] }),
  holder: (holder) => aCompleteDraft({ pLine: { year: 2026, holder } }),
  label: (recordLabel) => aCompleteDraft({ recordLabel }),
};

/** Findings about a text, not about the language of the example, and not those that every example has. */
const about = (kind: string, text: string): Finding[] =>
  releaseFindings(withText[kind]?.(text) ?? aCompleteDraft(), NOW).filter(
    ({ code }) =>
      !['language-script', 'language-instrumental', 'credits-apple', 'single-title', 'single-version'].includes(code),
  );
const show = (kind: string, text: string) =>
  `${kind} “${text}”: ${about(kind, text)
    .map(({ code, severity }) => `${code} (${severity})`)
    .join(', ')}`;

const faults = read('labelled-faults');
const clean = read('labelled-clean');

test('product 39.2: at least 95% of planted faults are found, in twelve languages', () => {
  const missed = faults.filter(
    ([kind = '', text = '', code]) => !about(kind, text).some((found) => found.code === code),
  );
  expect(missed.map(([kind = '', text = '', code]) => `${code}: ${show(kind, text)}`)).toEqual([]);
});

test('product 39.1: no clean text is blocked, and at most 1% are contested', () => {
  const contested = clean.filter(([kind = '', text = '']) =>
    about(kind, text).some(({ severity }) => severity !== 'advice'),
  );
  expect(contested.map(([kind = '', text = '']) => show(kind, text)).slice(0, 20)).toEqual([]);
  expect(clean.length + faults.length).toBeGreaterThanOrEqual(250);
});

test('product 39.1: none of 422 real titles and names is blocked, and few are contested', () => {
  const real = [
    ...read('real-titles').map(([text = '']) => ['title', text] as const),
    ...read('real-artists').map(([text = '']) => ['artist', text] as const),
  ];
  const found = real.map(([kind, text]) => ({ text: show(kind, text), findings: about(kind, text) }));
  expect(real).toHaveLength(422);
  expect(found.filter(({ findings }) => findings.some(({ severity }) => severity === 'blocking'))).toEqual([]);
  const contested = found.filter(({ findings }) => findings.some(({ severity }) => severity === 'contestable'));
  expect(contested.map(({ text }) => text).length).toBeLessThanOrEqual(20);
});
