import { interpret } from './interpret/interpret.ts';
import { describeRelease } from './test/describe-release.ts';
import { readDialogues } from './test/read-dialogues.ts';
import { runDialogue } from './test/run-dialogue.ts';

const dialogues = readDialogues();

test.each(dialogues.map((dialogue) => [`${dialogue.file}: ${dialogue.name}`, dialogue] as const))(
  'product 31.6: %s',
  async (_, dialogue) => {
    const { release, heard } = await runDialogue(dialogue, interpret);
    for (const { line, step, reply } of heard) {
      if (line.kind === 'artist' && line.step) expect(`[${step}] ${line.text}`).toBe(`[${line.step}] ${line.text}`);
      if (line.kind === 'assistant') expect(reply).toContain(line.text);
    }
    expect(release && describeRelease(release)).toEqual(dialogue.expected);
  },
);
