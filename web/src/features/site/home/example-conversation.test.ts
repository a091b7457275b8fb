import { readFileSync } from 'node:fs';
import path from 'node:path';
import { meaningOf } from '../../../../../shared/assistant/glossary.ts';
import { interpret } from '../../../../../shared/assistant/interpret/interpret.ts';
import type { Line as Played } from '../../../../../shared/assistant/test/read-dialogues.ts';
import { runDialogue } from '../../../../../shared/assistant/test/run-dialogue.ts';
import { missingItems } from '../../../../../shared/releases/completeness.ts';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import { newRelease } from '../../../../../shared/releases/release.ts';
import { firstDefaults } from '../../../../../shared/releases/release-defaults.ts';
import { AN_ARTIST, NOW, newId } from '../../../../../shared/test/builders.ts';
import { excerpts, type Line, missingAtEnd } from './example-conversation.ts';

const ARTIST = 'Mara Ellis';

const message = (text: string): Played => ({ kind: 'artist', step: '', text });

/** The part of the conversation that the page leaves out, between its two excerpts. */
const between: readonly Played[] = [
  message('Keep'),
  message('four tracks'),
  message('Wintering, Glass Hours, Wild Horses, Kite Season'),
  message('no'),
  message('yes, that is right'),
  message('electronic'),
  message('no'),
  message('English'),
  { kind: 'file', target: 'cover', fileName: 'glass-hours.jpg' },
  message('skip'),
  message('English'),
  message('no'),
];

const played = ({ by, text }: Line): Played => (by === 'artist' ? message(text) : { kind: 'assistant', text });

/** Runs the whole conversation of an artist's first release through the interpreter, without a language model. */
const conversation = () => {
  const [first = [], second = []] = excerpts;
  const lines = [...first.map(played), ...between, ...second.map(played)];
  const maker = { artistName: ARTIST, spotifyProfile: '' };
  const beginning = {
    ...newRelease({ id: newId('release'), artistId: AN_ARTIST, now: NOW }),
    ...firstDefaults({ maker, creditId: newId('credit'), now: NOW }),
  };
  return runDialogue({ name: 'The example', file: '', artist: ARTIST, lines, expected: [] }, interpret, [], beginning);
};

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Whether a text is a reply, or consecutive whole sentences of it. */
function isExcerptOf(text: string, reply: string): boolean {
  const [shown, all] = [sentencesOf(text), sentencesOf(reply)];
  return (
    reply.includes(text) &&
    shown.length > 0 &&
    all.some((_, n) => shown.every((sentence, k) => sentence === all[n + k]))
  );
}

describe('product 2.15: the home page’s conversation is a real one', () => {
  test('each of its replies is the assistant’s real reply, in whole sentences', async () => {
    const { heard } = await conversation();
    const shown = heard.filter(({ line }) => line.kind === 'assistant');
    expect(shown).toHaveLength(excerpts.flat().filter(({ by }) => by === 'assistant').length);
    for (const { line, reply } of shown) {
      const text = line.kind === 'assistant' ? line.text : '';
      expect({ text, reply, isExcerpt: isExcerptOf(text, reply) }).toEqual({ text, reply, isExcerpt: true });
    }
  });

  test('the assistant replies to every message of the artist, and understands each', async () => {
    for (const lines of excerpts) {
      expect(lines.map(({ by }) => by)).toEqual(lines.map((_, n) => (n % 2 === 0 ? 'assistant' : 'artist')));
      expect(lines.at(-1)?.by).toBe('assistant');
    }
    const { heard, reply } = await conversation();
    for (const one of [...heard.map((turn) => turn.reply), reply])
      expect(one).not.toMatch(/didn’t understand|didn’t use|Did you mean/);
  });

  test('"The third one. What is a mechanical license?" is both an answer and a question', async () => {
    const { release, reply } = await conversation();
    expect(excerpts.flat().at(-2)?.text).toBe('The third one. What is a mechanical license?');
    expect(release && orderedTracks(release).map(({ containsCover }) => containsCover)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(reply).toContain(meaningOf('Mechanical license')?.means);
  });

  test('its bars show the items that the release still lacks at that point', async () => {
    const { release } = await conversation();
    expect(release && missingItems(release)).toEqual(missingAtEnd);
  });
});

describe('an excerpt of a reply', () => {
  const reply = 'Saved. Title: Glass Hours.\n\nHow many tracks does it have? One is a Single.';

  test.each(['Saved.', 'Saved. Title: Glass Hours.', 'How many tracks does it have?', 'One is a Single.', reply])(
    'may be "%s"',
    (text) => expect(isExcerptOf(text, reply)).toBe(true),
  );

  test.each([
    '',
    'Saved. Title: Glass',
    'Title: Glass Hours.\n\nHow many tracks',
    'many tracks does it have?',
    'Saved. One is a Single.',
    'One is a Single. Saved.',
    'Saved. Title: Glass Hours!',
  ])('is not "%s"', (text) => expect(isExcerptOf(text, reply)).toBe(false));
});

/** Every file that a module loads in the browser, directly or indirectly. Types are not loaded. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const loads = /^(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)';|import\('(\.[^']+)'\)/gm;
  for (const [, fixed, late] of readFileSync(file, 'utf8').matchAll(loads))
    loadedBy(path.join(path.dirname(file), fixed ?? late ?? ''), found);
  return found;
}

const interpreterIn = (file: string) =>
  [...loadedBy(file)].filter((one) => one.startsWith('shared/assistant/interpret/'));

describe('the interpreter stays on the server', () => {
  test.each(['web/src/pages/public/home.tsx', 'web/src/pages/new-release.tsx'])('%s does not load it', (page) => {
    expect(loadedBy(page).size).toBeGreaterThan(10);
    expect(interpreterIn(page)).toEqual([]);
  });

  test('a module that loads it is detected', () =>
    expect(interpreterIn('services/assistant/index.ts')).not.toEqual([]));
});
