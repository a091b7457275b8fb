import type { ScriptedReply } from '../../../../infra/local/stand-ins/bedrock/scripted-reply.ts';
import { newConversation } from '../../../../shared/assistant/conversation.ts';
import { noPoints } from '../../../../shared/assistant/open-point.ts';
import { newRelease, type Release } from '../../../../shared/releases/release.ts';
import { anId } from '../../../../shared/test/builders.ts';
import type { MessageInput, Understand } from '../../understand.ts';
import { modelCooldown } from '../model-cooldown.ts';
import type { ModelPatience } from '../model-gateway.ts';
import type { ModelLimits } from '../model-limits.ts';
import type { PartialWords } from '../show-words.ts';
import { understandWithModel } from '../understand-with-model.ts';
import { scriptedModel } from './scripted-model.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const PRICES = { MODEL_INPUT_PRICE: 1, MODEL_OUTPUT_PRICE: 5 };
const LIMITS: ModelLimits = {
  artist: { calls: 300, tokens: 1_500_000, micros: 2_000_000n },
  all: { micros: 20_000_000n },
};

/** An interpreter that knows a few words, and takes anything else for the title. */
const titleOnly: Understand = async ({ message }) => {
  const [word] = /^(yes|no|skip|back|why)(?=\.?$)/i.exec(message) ?? [];
  const meant = word
    ? { kind: word.toLowerCase() as 'yes' }
    : { kind: 'set-release' as const, field: 'title' as const, value: message };
  return { acts: message === '' ? [] : [meant], notice: null };
};

type Settled = { outcome: string; tokens: number; micros: bigint };
type Options = { patience?: ModelPatience; limit?: 'artist' | 'all'; embedded?: Understand };

/** Builds the interpreter that asks a scripted model, and records what else it did. */
export async function modelUnderTest(
  answer: Parameters<typeof scriptedModel>[0] | ScriptedReply,
  { patience, limit, embedded = titleOnly }: Options = {},
) {
  const reply = typeof answer === 'function' ? answer : () => answer;
  const { ask, requests, stop } = await scriptedModel(reply, patience && { patience });
  const published: PartialWords[] = [];
  const settled: Settled[] = [];
  const logged: unknown[] = [];
  const clock = { now: NOW };
  const now = () => clock.now;
  const log = { info() {}, error() {}, alarm() {}, warn: (_: string, fields: object) => void logged.push(fields) };
  const understand = understandWithModel({
    ask,
    use: {
      setAside: async () => limit,
      settle: async ({ outcome, used }) => void settled.push({ outcome, ...used }),
    },
    limits: LIMITS,
    prices: PRICES,
    rest: modelCooldown(now),
    embedded,
    tell: async (words) => void published.push(words),
    log,
    now,
  });
  return {
    published,
    settled,
    logged,
    clock,
    requests,
    stop,
    understand,
    hear: (message: string, more: Partial<MessageInput> = {}) => understand(heardOf(message, more)),
  };
}

const aRelease = (): Release => newRelease({ id: anId('rel_1'), artistId: anId('mara'), now: NOW });

const heardOf = (message: string, more: Partial<MessageInput>): MessageInput => ({
  artistId: anId('mara'),
  messageId: anId('msg_1'),
  message,
  release: aRelease(),
  conversation: newConversation,
  points: noPoints,
  today: '2026-11-23',
  losslessMb: 100,
  ...more,
});
