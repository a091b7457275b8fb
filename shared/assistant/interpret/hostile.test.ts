import { cpuMilliseconds } from '../../test/cpu-milliseconds.ts';
import { CHAT_LIMIT } from '../conversation.ts';
import { questions } from '../questions.ts';
import { interpret } from './interpret.ts';

const units = [
  'a,',
  'and ',
  '1, ',
  'x\n',
  '(',
  '"',
  'track 1 and ',
  'Ana Lima produced, ',
  'feat ',
  '24.',
  'replace a with ',
];

/** The maximum processing time. It is generous, for slow machines; unbounded reading would take minutes. */
const MOST_MS = 3000;

test.each(units)('product 31.6: a message of nothing but %j costs little, whatever was asked', (unit) => {
  for (const length of [1490, CHAT_LIMIT]) {
    const message = unit.repeat(CHAT_LIMIT).slice(0, length);
    for (const question of [questions.title, questions.primary_genre, questions.contributors, questions.territories]) {
      const work = () => void interpret(message, { question, release: null, today: '2026-11-02' });
      expect(cpuMilliseconds(work, MOST_MS)).toBeLessThan(MOST_MS);
    }
  }
});
