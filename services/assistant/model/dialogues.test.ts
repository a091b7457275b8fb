import type { Act } from '../../../shared/assistant/act.ts';
import { interpret } from '../../../shared/assistant/interpret/interpret.ts';
import { describeRelease } from '../../../shared/assistant/test/describe-release.ts';
import { readDialogues } from '../../../shared/assistant/test/read-dialogues.ts';
import { type Interpret, runDialogue } from '../../../shared/assistant/test/run-dialogue.ts';
import { modelUnderTest } from './test/model-under-test.ts';
import { toolCallFor } from './test/tool-call.ts';

/**
 * The tool calls of a model that agrees with our interpreter. A model may not ask "did you mean …?", so instead it says
 * that the message is unclear.
 */
const partsOf = (acts: readonly Act[]) => {
  const sayable = acts.filter(({ kind }) => kind !== 'suggest');
  return sayable.length === acts.length ? sayable.map(toolCallFor) : [toolCallFor({ kind: 'unclear' })];
};

test('ends each dialogue in its release if a model reads it with its tools, over its protocol (product 31.60)', async () => {
  let meant: readonly Act[] = [];
  const { hear, requests } = await modelUnderTest(() => ({ parts: partsOf(meant) }), {
    embedded: async () => ({ acts: meant, notice: null }),
  });
  const byModel: Interpret = async (message, context) => {
    meant = interpret(message, context);
    const { acts, notice } = await hear(message, { release: context.release });
    expect(notice).toBeNull();
    return [...acts];
  };
  const dialogues = readDialogues();
  expect(dialogues.length).toBeGreaterThan(0);
  for (const dialogue of dialogues) {
    const { release } = await runDialogue(dialogue, byModel);
    expect([dialogue.name, release && describeRelease(release).toSorted()]).toEqual([
      dialogue.name,
      dialogue.expected.toSorted(),
    ]);
  }
  expect(requests.length).toBeGreaterThan(dialogues.length);
});
