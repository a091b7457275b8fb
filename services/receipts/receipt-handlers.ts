import { Problem } from '../../shared/contract/problem.ts';
import { dayOf } from '../../shared/dates.ts';
import type { NewId } from '../../shared/ids.ts';
import type { receiptsContract } from '../../shared/receipts/contract.ts';
import type { NewReceipt } from '../../shared/receipts/receipt.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, personOf } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import type { StatementRepository } from '../statements/storage/statement-repository.ts';
import { payerReceivable } from './payer-receivable.ts';
import type { PostedStatementRepository } from './posted-statement-repository.ts';
import { receiptMicros } from './receipt-micros.ts';
import type { ReceiptRepository } from './receipt-repository.ts';
import { type StoredReceipt, shownReceipt } from './stored-receipt.ts';

export type ReceiptNeeds = {
  receipts: ReceiptRepository;
  postedStatements: PostedStatementRepository;
  statements: Pick<StatementRepository, 'get'>;
  /** @throws Problem if the person is currently not allowed to move money (product 24.12) */
  assertPayer: (actor: SignedIn) => Promise<void>;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
};

const DAY_MS = 86_400_000;

export function receiptHandlers(needs: ReceiptNeeds): Handlers<typeof receiptsContract> {
  const { receipts, postedStatements, statements, assertPayer, newId, auditedBy, now } = needs;

  /**
   * Checks the payer, and the statement if one is named.
   * @throws Problem `payer-not-found`, `statement-not-found`, `statement-elsewhere`, `receipt-of-another-payer`
   */
  const payerNameOf = async ({ payer, statementId }: NewReceipt): Promise<string> => {
    if (statementId === undefined) {
      const found = (await postedStatements.all()).find((one) => one.payer === payer);
      if (!found) throw new Problem('payer-not-found');
      return found.payerName;
    }
    const { statement } = await statements.get(statementId);
    if (statement.state !== 'posted') throw new Problem('statement-elsewhere', { state: statement.state });
    if (statement.read.payer !== payer) throw new Problem('receipt-of-another-payer');
    return statement.read.payerName;
  };

  return {
    async 'GET /api/admin/receivables'() {
      const [posted, received] = await Promise.all([postedStatements.all(), receipts.of()]);
      const payers = [...new Set([...posted, ...received].map(({ payer }) => payer))];
      const items = payers.flatMap((payer) => {
        const found = payerReceivable(payer, { statements: posted, receipts: received }, now());
        return found ? [found.receivable] : [];
      });
      return { items: items.sort((one, other) => (BigInt(one.openMicros) < BigInt(other.openMicros) ? 1 : -1)) };
    },

    async 'GET /api/admin/receivables/{payer}'({ params: { payer } }) {
      const [posted, received] = await Promise.all([postedStatements.all(), receipts.of(payer)]);
      const found = payerReceivable(payer, { statements: posted, receipts: received }, now());
      if (!found) throw new Problem('payer-not-found');
      return {
        ...found.receivable,
        statements: found.statements,
        receipts: received.map(shownReceipt).reverse(),
      };
    },

    async 'POST /api/admin/receipts'({ actor, body, storeWithEffect }) {
      await assertPayer(actor);
      const { rate, micros } = receiptMicros(body);
      // Allows tomorrow, because it has already begun in some time zones.
      if (body.day > dayOf(new Date(now().getTime() + DAY_MS))) throw new Problem('receipt-day-ahead');
      const payerName = await payerNameOf(body);
      const audited = auditedBy(actor);
      const { statementId, ...entered } = body;
      const receipt: StoredReceipt = {
        ...entered,
        ...(statementId && { statementId }),
        receiptId: newId('receipt'),
        payerName,
        rate,
        micros,
        at: audited.at.toISOString(),
        by: personOf(audited),
      };
      return storeWithEffect(shownReceipt(receipt), (answered) => receipts.record(receipt, audited, [answered]));
    },

    async 'POST /api/admin/receivables/{payer}/receipts/{receiptId}/reverse'({ actor, params, body, storeWithEffect }) {
      const before = await receipts.find(params);
      if (!before) throw new Problem('receipt-not-found');
      await assertPayer(actor);
      if (before.reversed) throw new Problem('receipt-reversed');
      const audited = auditedBy(actor);
      const reversed = { at: audited.at.toISOString(), by: personOf(audited), reason: body.reason };
      return storeWithEffect(shownReceipt({ ...before, reversed }), (answered) =>
        receipts.reverse(before, reversed, audited, [answered]),
      );
    },
  };
}
