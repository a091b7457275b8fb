import type { Conversation } from '../../../../shared/assistant/conversation.ts';
import { newConversation } from '../../../../shared/assistant/conversation.ts';
import { planTurn } from '../../../../shared/assistant/plan-turn.ts';
import { steps } from '../../../../shared/assistant/step.ts';
import { ArtistId, idsFrom } from '../../../../shared/ids.ts';
import { newRelease, Release } from '../../../../shared/releases/release.ts';
import { actsFromToolCalls } from '../acts-from-tool-calls.ts';
import { modelTools } from '../model-tools.ts';
import { judgeTurn } from './judge-turn.ts';
import { oneOf, type Random, randomInput, randomText } from './random-input.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const ARTIST = ArtistId.parse('00000000-0000-4000-8000-000000000001');

/** Tools that do not exist, but that a malicious model might try to call. */
const NONEXISTENT_TOOLS = [
  'submit_release',
  'set-release_status',
  'set-release_artistId',
  'pay',
  'delete_release',
  '__proto__',
  'constructor',
  '',
];
const at = NOW.toISOString();
const submission = { at, agreementVersion: '1', by: ARTIST };
const STATES = [
  { status: 'draft' },
  { status: 'draft' },
  { status: 'changes_requested', submission, changes: { at, reasons: [{ code: 'cover-quality' }], message: '' } },
  { status: 'submitted', submission },
  { status: 'exported', submission, exportedAt: at },
];
const CALLS_A_TURN = 5;
const TURNS_A_RELEASE = 20;

/** Generates numbers between 0 and 1 from a seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Simulates a model that calls random tools with random inputs, turn after turn, on releases in all states (design
 * 12.7).
 * @returns the forbidden effects, the number of valid acts, and the number of changes
 */
export function playRandomTools({ seed, calls }: { seed: number; calls: number }) {
  const random = randomFrom(seed);
  const newId = idsFrom(() => NOW);
  const violations: string[] = [];
  let meant = 0;
  let changed = 0;
  for (let made = 0; made < calls; ) {
    let release = Release.parse({
      ...newRelease({ id: newId('release'), artistId: ARTIST, now: NOW }),
      ...oneOf(random, STATES),
    });
    let conversation: Conversation = newConversation;
    for (let turn = 0; turn < TURNS_A_RELEASE && made < calls; turn++, made += CALLS_A_TURN) {
      const acts = actsFromToolCalls(Array.from({ length: CALLS_A_TURN }, () => randomCall(random)));
      meant += acts.length;
      try {
        const artist = { artistId: ARTIST, artistName: randomText(random) };
        const planned = planTurn({ release, conversation, acts, artist, now: NOW, ids: newId });
        violations.push(...judgeTurn(release, planned).map((what) => `seed ${seed}: ${what}`));
        changed += planned.operations.length;
        release = planned.release ?? release;
        conversation = random() < 0.2 ? { ...planned.conversation, step: oneOf(random, steps) } : planned.conversation;
      } catch (error) {
        violations.push(`seed ${seed}: ${String(error)} on ${JSON.stringify(acts)}`);
      }
    }
  }
  return { meant, changed, violations };
}

function randomCall(random: Random) {
  const { name, schema } = oneOf(random, modelTools);
  if (random() < 0.1) return { name: oneOf(random, NONEXISTENT_TOOLS), input: randomInput(random, schema) };
  return { name, input: randomInput(random, schema) };
}
