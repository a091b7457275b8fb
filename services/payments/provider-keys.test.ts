import { testLog } from '../test/test-log.ts';
import { providerKeys } from './provider-keys.ts';

const MINUTE = 60_000;

/** Keys whose current secret is `world.text`, and whose clock the test moves. */
function keysIn(world: { text: string; fails?: boolean }) {
  let time = 0;
  let reads = 0;
  const lines: string[] = [];
  const line = (message: string, fields: object) => lines.push(message + JSON.stringify(fields));
  const keys = providerKeys(
    async () => {
      reads += 1;
      if (world.fails) throw new Error('Throttled');
      return world.text;
    },
    { now: () => new Date(time), log: testLog({ info: line, warn: line, error: line }) },
  );
  const after = (ms: number) => {
    time += ms;
  };
  return { ...keys, reads: () => reads, lines, after };
}
const secret = (secretKey: string, more = {}) => JSON.stringify({ secretKey, webhookSecret: 'whsec_1', ...more });

it('reads keys once, and again when they are five minutes old', async () => {
  const world = { text: secret('sk_1') };
  const { current, reads, after } = keysIn(world);
  await Promise.all([current(), current()]);
  world.text = secret('sk_2');
  after(5 * MINUTE - 1);
  expect([(await current()).secretKey, reads()]).toEqual(['sk_1', 1]);
  after(1);
  expect([(await current()).secretKey, reads()]).toEqual(['sk_2', 2]);
});

it('renews keys after a rejection, but at most twice a minute', async () => {
  const world = { text: secret('sk_1') };
  const { current, renewed, reads, after } = keysIn(world);
  await current();
  world.text = secret('sk_2');
  for (let n = 0; n < 100; n++) expect((await renewed()).secretKey).toBe('sk_1');
  expect(reads()).toBe(1);
  after(30_000);
  for (let n = 0; n < 100; n++) expect((await renewed()).secretKey).toBe('sk_2');
  expect([(await current()).secretKey, reads()]).toEqual(['sk_2', 2]);
});

it('accepts the previous webhook secret during a rotation, but never an empty one', async () => {
  const rolled = keysIn({ text: secret('sk_1', { webhookSecretPrevious: 'whsec_0' }) });
  expect((await rolled.current()).webhookSecrets).toEqual(['whsec_1', 'whsec_0']);
  const over = keysIn({ text: secret('sk_1', { webhookSecretPrevious: '' }) });
  expect((await over.current()).webhookSecrets).toEqual(['whsec_1']);
});

describe('keys that are not set', () => {
  it.each([
    ['as the secret is made', '{"secretKey":"","webhookSecret":"","unused":"Xy7"}'],
    ['with the key alone', '{"secretKey":"sk_live_SECRET","webhookSecret":""}'],
    ['as a random text', 'Qx9;SECRET'],
    ['as JSON that breaks off', '{"secretKey":"sk_live_SECRET'],
    ['not at all', ''],
  ])('%s cause a separate problem, and no log line contains a part of them', async (_, text) => {
    const { current, renewed, lines } = keysIn({ text });
    for (const ask of [current, renewed]) {
      const error = await ask().catch((refused: unknown) => refused);
      expect(error).toMatchObject({ code: 'payments-not-configured', details: {} });
      expect(String((error as Error).stack)).not.toContain('SECRET');
    }
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/SECRET|Qx9|sk_/);
  });

  it('are found half a minute after the operator has set them', async () => {
    const world = { text: '{"secretKey":"","webhookSecret":""}' };
    const { current, reads, after } = keysIn(world);
    for (let n = 0; n < 100; n++) await expect(current()).rejects.toMatchObject({ code: 'payments-not-configured' });
    expect(reads()).toBe(1);
    world.text = secret('sk_1');
    after(30_000);
    expect((await current()).secretKey).toBe('sk_1');
  });
});

it('keeps the previous keys if a read fails; without any it fails, and the next request reads again', async () => {
  const world = { text: secret('sk_1'), fails: true };
  const { current, after } = keysIn(world);
  await expect(current()).rejects.toThrow('Throttled');
  world.fails = false;
  expect((await current()).secretKey).toBe('sk_1');
  world.fails = true;
  after(5 * MINUTE);
  expect((await current()).secretKey).toBe('sk_1');
});
