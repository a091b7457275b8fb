import { randomUUID } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { laptop } from '../test/laptop.ts';
import { table } from '../test/people.ts';

const requested = (n: number): SQSEvent['Records'][number] =>
  ({
    messageId: String(n),
    body: JSON.stringify({
      id: `evt_${randomUUID()}`,
      name: 'mail-requested',
      at: '2026-11-27T05:00:00.000Z',
      body: { to: randomUUID(), mail: { template: 'activated' } },
    }),
    attributes: { ApproximateReceiveCount: '1' },
  }) as SQSEvent['Records'][number];

test('a batch of emails takes as long as the rate allows, and none of them fails (design 4.8)', async () => {
  Object.assign(process.env, {
    TABLE_NAME: table.name,
    QUEUE_URL: laptop.addresses.sqs,
    SITE_URL: laptop.addresses.site,
    MAIL_FROM: '',
    CONFIGURATION_SET: '',
    MAIL_PER_SECOND: '10',
  });
  const { handler } = await import('./on-mail-requested.ts');
  const start = performance.now();
  const reply = await handler({ Records: Array.from({ length: 6 }, (_, n) => requested(n)) });
  // Each of the two mailers sends five a second.
  expect(performance.now() - start).toBeGreaterThanOrEqual(995);
  expect(reply).toEqual({ batchItemFailures: [] });
});
