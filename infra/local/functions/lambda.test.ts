import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../../test/test-cleanup.ts';
import { startLambda } from './lambda.ts';

const TIMEOUT_MS = 4000;

/**
 * A function with three kinds of requests: one is never answered, one is answered when another request triggers it, and
 * the rest are answered immediately.
 */
const source = `
let release;
const released = new Promise((resolve) => { release = resolve; });
export const handler = async ({ kind }) => {
  if (kind === 'hangs') await new Promise(() => {});
  if (kind === 'waits') await released;
  if (kind === 'releases') release();
  return kind;
};`;

it('a request that times out ends alone: others on its thread are answered, and the thread gets no more', async () => {
  const place = path.join(temporaryFolder(), 'function.mjs');
  writeFileSync(place, source);
  const lambda = startLambda(pathToFileURL(place).href, {
    ...{ name: 'Payouts', environment: {}, timeoutMs: TIMEOUT_MS, memoryMb: 128, isolated: false, onLog: () => {} },
  });
  const hangs = lambda.invoke({ kind: 'hangs' });
  // Makes the waiting request time out well after the one that hangs.
  await setTimeout(TIMEOUT_MS / 2);
  await lambda.invoke({ kind: 'answers' });
  const waiting = lambda.invoke({ kind: 'waits' });
  await expect(hangs).rejects.toThrow('Task timed out after 4 seconds');
  expect([lambda.isRetiring, lambda.isDead]).toEqual([true, false]);
  await lambda.invoke({ kind: 'releases' });
  expect(await waiting).toBe('waits');
  expect(lambda.isDead).toBe(true);
});
