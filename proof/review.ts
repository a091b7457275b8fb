import { spawnSync } from 'node:child_process';
import type { Proof } from './violations.ts';

const REVIEWED = 100;

/** A hundred queued releases, reviewed in a browser by keys: at most five interactions each, and each refusal reaches its artist. */
export function review(): Proof[] {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'web/e2e', '-g', 'queued releases are reviewed'],
    { env: { ...process.env, REVIEWED: String(REVIEWED) }, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return [
    {
      name: 'a release is reviewed with at most 5 interactions',
      count: `${REVIEWED} releases`,
      violations: status === 0 ? 0 : 1,
    },
  ];
}
