import type { Act } from '../../../shared/assistant/act.ts';
import type { ModelOutcome } from '../../../shared/assistant/model-use.ts';
import type { MessageInput } from '../understand.ts';
import { actsFromToolCalls } from './acts-from-tool-calls.ts';
import type { ModelQuestion, Usage } from './model-event.ts';
import { ModelFailure } from './model-failure.ts';
import type { AskModel } from './model-gateway.ts';
import { costOf, type ModelLimits, type ModelPrices, maxUsage } from './model-limits.ts';
import { modelMessage } from './model-message.ts';
import { modelTools } from './model-tools.ts';
import type { ModelUseRepository } from './model-use-repository.ts';
import { plainWords } from './plain-words.ts';
import { readMessage1 } from './prompts/read-message-1.ts';
import { type ModelAnswer, readAnswer } from './read-answer.ts';
import { type PartialWords, publishWords } from './show-words.ts';

/** The maximum length of an answer, in tokens. Forty acts take about 1,500. */
const MAX_TOKENS = 2_000;

export type Needs = {
  ask: AskModel;
  use: Pick<ModelUseRepository, 'setAside' | 'settle'>;
  limits: ModelLimits;
  prices: ModelPrices;
  /** Publishes the unfinished answer to the artist's open pages. */
  tell: (words: PartialWords) => Promise<void>;
  now: () => Date;
};

/** A model's reading of a message: validated acts, and its words to the artist as plain text. */
export type ModelReading = { acts: readonly Act[]; words: string };

const questionOf = (input: MessageInput): ModelQuestion => ({
  system: readMessage1,
  message: modelMessage(input),
  tools: modelTools,
  maxTokens: MAX_TOKENS,
});

/**
 * Asks the model to read a message, within the daily limits, and records the usage.
 * @returns 'used-up' if a daily limit would be exceeded
 * @throws ModelFailure
 */
export async function askModel(needs: Needs, input: MessageInput): Promise<ModelReading | 'used-up'> {
  const { use, limits, prices, tell, now } = needs;
  const { artistId, messageId } = input;
  const question = questionOf(input);
  const at = now();
  const amountOf = (usage: Usage) => ({
    tokens: usage.inputTokens + usage.outputTokens,
    micros: costOf(usage, prices),
  });
  const most = amountOf(maxUsage(question));
  if (await use.setAside({ artistId, at, most }, limits)) return 'used-up';

  const settle = (outcome: ModelOutcome, used: typeof most) => use.settle({ artistId, at, most, used, outcome });
  const shown = publishWords((words) => tell({ artistId, messageId, ...words }));
  try {
    const answer = await readAnswer(needs.ask(question), (text) => shown.say(plainWords(text)));
    const read = readActs(answer);
    await settle('answered', answer.usage ? amountOf(answer.usage) : most);
    return read;
  } catch (error) {
    // A broken response reports no usage, so charge the maximum. A call that was rejected outright costs nothing.
    const kind = error instanceof ModelFailure ? error.kind : 'away';
    const isFree = kind === 'busy' || kind === 'denied' || kind === 'away';
    await settle(kind, isFree ? { tokens: 0, micros: 0n } : most);
    throw error;
  } finally {
    await shown.end();
  }
}

/** @throws ModelFailure `garbage` if nothing in the answer is usable */
function readActs({ text, calls }: ModelAnswer): ModelReading {
  const acts = actsFromToolCalls(calls);
  const words = plainWords(text);
  if (acts.length === 0 && words === '') throw new ModelFailure('garbage');
  return { acts, words };
}
