import { runServiceTests } from './run-service-tests.ts';
import type { Proof } from './violations.ts';

/** The service tests of races with PROOF=1: 500 rounds where `npm test` makes 50. */
export async function withFullCounts(): Promise<Proof[]> {
  const { passed, failed, told } = runServiceTests('races', { PROOF: '1' });
  if (failed > 0) console.log(told);
  return [{ name: 'release states under races', count: `${passed} properties of 500 rounds`, violations: failed }];
}
