import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import type { Table, Write } from '../platform/table.ts';
import type { Intent } from './intent.ts';
import { intentRepository } from './intent-repository.ts';
import { noFacts } from './provider-facts.ts';

const at = '2026-11-21T10:00:00.000Z';
const { artistId, id: releaseId } = aCompleteDraft();

/**
 * A payment that arrived when the release already had its plan, because a concurrent call had just applied the same
 * payment.
 */
const goesBack: Intent = {
  paymentId: 'pi_1',
  ver: 1,
  facts: { ...noFacts, paid: { sessionId: 'cs_1', at } },
  sale: { sessionId: 'cs_1', artistId, releaseId, plan: 'single', cents: 300 },
  decided: { outcome: 'already-covered', title: '', artistName: '', percentage: 100 },
  asked: {},
  waiting: [],
};

/** A table that already contains the payment's posting, with different entries. */
const posted = {
  name: 'table',
  transact: async (writes: Write[]): Promise<void> => {
    const isHeader = ({ Put }: Write) => String(Put?.Item?.PK).startsWith('LTX#');
    throw new TransactionCanceledException({
      message: 'cancelled',
      CancellationReasons: writes.map((write) =>
        isHeader(write)
          ? { Code: 'ConditionalCheckFailed', Item: marshall({ request: 'plan-revenue, and not refunds-due' }) }
          : { Code: 'None' },
      ),
      $metadata: {},
    });
  },
} as unknown as Table;

test('reads again instead of failing if the same payment was applied concurrently with a different decision (design 3.12)', async () => {
  const change = { before: undefined, after: goesBack, at: new Date(at) };
  await expect(intentRepository(posted, 'ledger').save(change)).rejects.toMatchObject({ code: 'release-changed' });
});
