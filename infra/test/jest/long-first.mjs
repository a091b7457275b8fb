// Jest's testSequencer. Before its first run, Jest orders test files by size only, and would start some of the longest
// tests last, when no others are left to run alongside them.
import Sequencer from '@jest/test-sequencer';

/** Small files whose tests take long. */
const LONG = /\/(storm|fuzz|replay|stage-deaths|isolation|crash|idempotency)\.service-test\.ts$/;

export default class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}
