import type { Proof } from './proof-result.ts';
import { runServiceTests } from './run-service-tests.ts';
import type { Project } from './run-tests.ts';

/**
 * Runs service tests, or those of a different project, with PROOF=1: 500 rounds of a race where `npm test` runs 6 or
 * 10, and 2,000 bodies per route where it sends 8.
 * @param tests a part of their files' paths
 * @param settings additional environment variables
 */
export async function withFullCounts(
  tests: string,
  name: string,
  each: string,
  project: Project = 'service',
  settings: Record<string, string> = {},
): Promise<Proof[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const { passed, failed, output } = await runServiceTests(
    tests,
    { PROOF: '1', SEED: String(seed), ...settings },
    project,
  );
  if (failed > 0) console.log(output);
  return [{ name, count: `${passed} properties of ${each}`, violations: failed, seed }];
}
