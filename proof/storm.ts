import { availableParallelism } from 'node:os';
import { installedPackage } from '../infra/install-package.ts';
import { dynamodbLocal, embeddedPackages } from '../infra/local/table/engine-packages.ts';
import type { Proof } from './proof-result.ts';
import { runServiceTests } from './run-service-tests.ts';

/** The engines that can run the local table (infra/local/table/engine.ts), with the package of each. */
const engines = { dynoxide: embeddedPackages[`${process.platform}-${process.arch}`], 'dynamodb-local': dynamodbLocal };

const SEEDS = 10;

/**
 * Runs the ledger's storm with 10,000 operations, ten seeds and faults in a fifth of the calls, on each installed
 * engine; the books must be exact. Each seed has its own local stack and takes a core for five minutes; as many run
 * concurrently as there are cores. To install the second engine, start the product once with
 * `SEGNO_TABLE_ENGINE=dynamodb-local`, which needs Java.
 */
export async function storm(): Promise<Proof[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const here = Object.entries(engines).filter(([, engine]) => engine && installedPackage(engine));
  if (here.length === 0) return [{ name: 'money is conserved in a storm', count: 'no engine', violations: 1 }];
  const proofs: Proof[] = [];
  for (const [engine] of here) proofs.push(await stormOn(engine, seed));
  return proofs;
}

async function stormOn(engine: string, seed: number): Promise<Proof> {
  const left = Array.from({ length: SEEDS }, (_, n) => seed + n);
  let [calm, violations] = [0, 0];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const settings = { PROOF: '1', SEED: String(next), SEGNO_TABLE_ENGINE: engine };
      const { passed, failed, output } = await runServiceTests('ledger/storm', settings);
      console.log(failed > 0 ? output : `seed ${next}: 0 micros off; to go: ${left.length}`);
      calm += passed;
      violations += failed;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return {
    name: `money is conserved in a storm, on ${engine}`,
    count: `${calm} seeds of 10,000 operations`,
    violations,
    seed,
  };
}
