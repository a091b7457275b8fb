import { faultsSetting, readFaults } from '../infra/faults/faults.ts';
import type { Proof } from './proof-result.ts';
import { runServiceTests } from './run-service-tests.ts';

/** Two rounds, because a fault in one call may prevent the next call, and so hide the fault that it would have had. */
const ROUNDS = 2;

/**
 * Runs all service tests on a table under load: reads and indexes 300 ms late, every twentieth write in a conflict,
 * every twentieth call throttled, four messages of a queue at a time. Results and stored data must be the same as
 * without faults. A failed run prints its `SEGNO_FAULTS`, which repeats the same faults.
 * @param word runs only the tests whose path contains it
 */
export async function faults(word = ''): Promise<Proof[]> {
  const chosen = readFaults(process.env.SEGNO_FAULTS);
  const rounds = chosen ? [chosen] : Array.from({ length: ROUNDS }, () => readFaults('on'));
  const proofs: Proof[] = [];
  for (const round of rounds) {
    if (!round) continue;
    const setting = faultsSetting(round);
    console.log(`SEGNO_FAULTS=${setting}`);
    const { passed, failed, output } = await runServiceTests(word || 'service-test', { SEGNO_FAULTS: setting });
    if (failed > 0) console.log(output);
    const name = 'late reads, conflicts and throttles change no answer';
    proofs.push({ name, count: `${passed} service tests`, violations: failed, seed: round.seed });
  }
  return proofs;
}
