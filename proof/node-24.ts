import path from 'node:path';
import { NODE_24, node24Binary } from '../infra/test/node-24-binary.ts';
import type { Proof } from './proof-result.ts';
import { runServiceTests } from './run-service-tests.ts';

/**
 * Runs the service tests and their local stack on Node 24, the newest version that the product supports; every other
 * check runs on the oldest.
 * @param word runs only the tests whose path contains it
 */
export async function node24(word = ''): Promise<Proof[]> {
  const name = `the service tests pass on Node ${NODE_24}`;
  const node = await node24Binary();
  if (!node) return [{ name, count: `no Node in a package for ${process.platform}-${process.arch}`, violations: 1 }];
  const settings = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const { passed, failed, output } = await runServiceTests(word || 'service-test', settings, 'service', node);
  if (failed > 0) console.log(output);
  return [{ name, count: `${passed} service tests`, violations: failed }];
}
