import { interpret } from './interpret/interpret.ts';
import { countButtonPath } from './test/count-button-path.ts';
import { describeRelease } from './test/describe-release.ts';
import { readDialogues } from './test/read-dialogues.ts';
import { NOW, runDialogue } from './test/run-dialogue.ts';

const dialogues = readDialogues();

test.each(dialogues.map((dialogue) => [`${dialogue.file}: ${dialogue.name}`, dialogue] as const))(
  'product 31.6: %s',
  async (_, dialogue) => {
    const { release, heard } = await runDialogue(dialogue, interpret);
    for (const { line, step, reply } of heard) {
      if (line.kind === 'artist' && line.step) expect(`[${step}] ${line.text}`).toBe(`[${line.step}] ${line.text}`);
      if (line.kind === 'assistant') expect(reply).toContain(line.text);
    }
    expect(release ? describeRelease(release).toSorted() : []).toEqual(dialogue.expected.toSorted());
  },
);

/** Picks three scattered lines of a dialogue, the same ones in each run. */
const someLines = (count: number, seed: number): number[] =>
  Array.from({ length: 3 }, (_, n) => (((seed + 1) * 2_654_435_761 + n * 40_503) >>> 7) % count);

test('ends 20 interrupted conversations like uninterrupted ones (product 31.8)', async () => {
  const long = [...dialogues].sort((a, b) => b.lines.length - a.lines.length).slice(0, 20);
  for (const [n, dialogue] of long.entries()) {
    const whole = await runDialogue(dialogue, interpret);
    const resumed = await runDialogue(dialogue, interpret, someLines(dialogue.lines.length, n));
    expect(resumed.release && describeRelease(resumed.release)).toEqual(
      whole.release && describeRelease(whole.release),
    );
    expect(resumed.conversation).toEqual(whole.conversation);
  }
});

test('has at least 60 conversations (product 31.6)', () => {
  expect(dialogues.length).toBeGreaterThanOrEqual(60);
  expect(dialogues.filter(({ file }) => file.includes('messy')).length).toBeGreaterThanOrEqual(12);
});

const whole = dialogues.filter(({ file }) => /^1\d-/.test(file));

test.each(whole.map((dialogue) => [dialogue.name, dialogue] as const))(
  'product 31.6: “%s” takes at most 1.3 times the messages of the button path',
  async (_, dialogue) => {
    const { release, conversation, reply } = await runDialogue(dialogue, interpret);
    expect(conversation.step).toBe('review');
    expect(reply).toContain('Nothing is missing now.');
    const messages = dialogue.lines.filter(({ kind }) => kind === 'artist').length;
    if (!release) throw new Error('There is no release');
    expect(messages).toBeLessThanOrEqual(1.3 * countButtonPath(release, NOW));
  },
);

test('fills in a Single by buttons with one message per question (product 31.6)', async () => {
  const single = dialogues.find(({ name }) => name === 'Une réédition en français, avec son ancien ISRC');
  const { release } = single ? await runDialogue(single, interpret) : { release: null };
  expect(release && countButtonPath(release, NOW)).toBe(24);
});
