import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientSettings } from './client-settings.ts';

test('a service that never responds causes an error within seconds', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const client = new SecretsManagerClient({
    ...clientSettings,
    maxAttempts: 1,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  await expect(client.send(new GetSecretValueCommand({ SecretId: 's' }))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  client.destroy();
  silent.closeAllConnections();
  silent.close();
});

test('every AWS client uses these settings', () => {
  const files = readdirSync('services', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test/.test(file),
  );
  const made = files.flatMap((file) =>
    [...readFileSync(`services/${file}`, 'utf8').matchAll(/new (?:\w+Client)\(([^)]*)\)/g)].map(([, settings]) => ({
      file,
      settings,
    })),
  );
  expect(made.length).toBeGreaterThan(4);
  for (const { file, settings } of made)
    expect([file, settings]).toEqual([file, expect.stringContaining('clientSettings')]);
});

// For a page of ten thousand rows, the copy would cost as much as the rest of the call.
test('copies no request or response for a log that nobody reads', async () => {
  const client = new SecretsManagerClient({ ...clientSettings, region: 'us-east-1' });
  expect(client.config.logger.info).toBeUndefined();
});
