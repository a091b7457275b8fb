// Jest's testSequencer: a machine that has not run the tests yet knows only how large their files are, and would begin
// some of the longest last, when nothing else is left to run beside them.
import Sequencer from '@jest/test-sequencer';

/** Few lines that run for long. */
const LONG = /\/(storm|fuzz|replay|stage-deaths|isolation|crash|idempotency)\.service-test\.ts$/;

export default class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}
