import { readFileSync } from 'node:fs';
import { metadataLanguages } from '../reference/metadata-languages.ts';
import type { Contributor } from '../releases/credit.ts';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import { aCompleteDraft, aCredit, aTrack, aWriter, inOrder, NOW, newId } from '../test/builders.ts';
import type { Severity } from './finding.ts';
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
  /** A last name, or “first|last”. */
  writer: (name) => {
    const [first = '', last] = name.split('|');
    const writers = [last === undefined ? aWriter('Mara', first) : aWriter(first, last)];
    return ofTrack({ composers: writers, lyricists: writers });
  },
  /** “name|role”. */
  contrib: (text) => {
    const [name = '', role] = text.split('|');
    return ofTrack({ contributors: [{ id: newId('credit'), name, role: role as Contributor['role'] }] });
  },
  /** “artist,artist;title;version”. */
  song: (text) => {
    const [artists = '', title = '', version = ''] = text.split(';');
    return ofTrack({ title, version, artists: artists.split(',').map((name) => aCredit(name)) });
  },
  holder: (holder) => aCompleteDraft({ pLine: { year: 2026, holder } }),
  label: (recordLabel) => aCompleteDraft({ recordLabel }),
};

const OF_EXAMPLES = ['language-instrumental', 'credits-apple', 'single-title', 'single-version'];

/**
 * Findings about a text, not those that every example has. Its language is only looked at if the list names one that a
 * release can have.
 */
function about(kind: string, text: string, language = ''): Finding[] {
  const make = withText[kind];
  if (!make) throw new Error(`The list has a text of the kind ${kind}`);
  const isLanguage = metadataLanguages.some(({ code }) => code === language);
  const release = { ...make(text), ...(isLanguage && { metadataLanguage: language }) };
  return releaseFindings(release, NOW).filter(
    ({ code }) => !OF_EXAMPLES.includes(code) && (isLanguage || code !== 'language-script'),
  );
}
const show = (kind: string, text: string, language?: string) =>
  `${kind} “${text}”: ${about(kind, text, language)
    .map(({ code, severity }) => `${code} (${severity})`)
    .join(', ')}`;

const faults = read('labelled-faults');
const clean = read('labelled-clean');
const odd = read('labelled-odd');

test('product 39.2: at least 95% of planted faults are found, in many languages', () => {
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

test('product 39.1: no odd but right text in 40 languages is blocked, and less than 1% are contested', () => {
  const severitiesOf = ([kind = '', text = '', language]: string[]) =>
    about(kind, text, language).map(({ severity }) => severity);
  const rows = (severity: Severity) => odd.filter((row) => severitiesOf(row).includes(severity));
  expect(odd.length).toBeGreaterThan(1500);
  expect(rows('blocking').map(([kind = '', text = '', language]) => show(kind, text, language))).toEqual([]);
  // Names of signs alone are contested once for each act, and “Dave Dee, Dozy, Beaky, Mick & Tich”.
  const contested = rows('contestable').map(([kind = '', text = '', language]) => show(kind, text, language));
  expect(contested.slice(6)).toEqual([]);
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
