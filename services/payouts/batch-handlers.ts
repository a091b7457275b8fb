import { Problem } from '../../shared/contract/problem.ts';
import type { NewId, PayoutBatchId, PayoutId } from '../../shared/ids.ts';
import type { payoutBatchesContract } from '../../shared/payouts/batches-contract.ts';
import type { AnsweredRow } from '../../shared/payouts/payout-batch.ts';
import type { SignedIn } from '../platform/actor.ts';
import { audit, personOf } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import { assertMayPay, decidePayout, type OfficeNeeds } from './decide-payout.ts';
import { netMicros, type Payout } from './payout.ts';
import {
  MAX_BATCH_PAYOUTS,
  type PayoutBatchRepository,
  type StoredBatch,
  shownBatch,
} from './payout-batch-repository.ts';
import { type BankRow, readBankAnswer } from './read-bank-answer.ts';
import { type Debtor, renderBankCsv, renderPain001, type Transfer } from './render-bank-file.ts';
import { openMethod } from './sealed-method.ts';
import { officePayouts, secondPersonCheck } from './second-person.ts';

export type BatchNeeds = OfficeNeeds & {
  batches: PayoutBatchRepository;
  /** Undefined if the operator has not configured the paying account. */
  debtor: Debtor | undefined;
  newId: NewId;
};

/** Converts an id to a format that banks accept: at most 35 letters and digits. */
const toBankId = (id: PayoutId | PayoutBatchId): string => id.replace('_', '').toUpperCase();

const isForBank = ({ state, methodKind, batchId, sealed }: Payout): boolean =>
  state === 'processing' &&
  sealed !== undefined &&
  batchId === undefined &&
  (methodKind === 'iban' || methodKind === 'us-bank');

/** Handles batches of approved payouts for the bank, and the bank's replies (product 24.13). */
export function batchHandlers(needs: BatchNeeds): Handlers<typeof payoutBatchesContract> {
  const { batches, payouts, lists, methodKeys, debtor, newId, auditedBy } = needs;

  const waiting = async (): Promise<Payout[]> => {
    const found: Payout[] = [];
    let cursor: string | undefined;
    do {
      const page = await lists.pageOfOpen(cursor);
      found.push(...page.items.filter(isForBank));
      cursor = page.next;
    } while (cursor && found.length < MAX_BATCH_PAYOUTS);
    return found.slice(0, MAX_BATCH_PAYOUTS);
  };

  /**
   * Returns the file of a batch, and audits the download. The file and its message id never change, even after some of
   * its payouts have been paid.
   */
  async function readFile(actor: SignedIn, batchId: PayoutBatchId, kind: 'xml' | 'csv') {
    const batch = await batches.find(batchId);
    if (!batch) throw new Problem('batch-not-found');
    if (!debtor) throw new Problem('payout-bank-not-set');
    await assertMayPay(needs, actor);
    await payouts.batchSeen(batchId, auditedBy(actor));
    const transfers = await Promise.all(
      batch.members.map(async (name): Promise<Transfer> => {
        const payout = await payouts.find(name);
        const to = payout?.sealed && (await openMethod(methodKeys, payout.artistId, payout.sealed));
        if (!to || (to.kind !== 'iban' && to.kind !== 'us-bank')) throw new Problem('payout-method-forgotten');
        return { reference: toBankId(payout.payoutId), micros: netMicros(payout), to };
      }),
    );
    const file = { messageId: toBankId(batchId), at: new Date(batch.at), debtor, transfers };
    const body = kind === 'xml' ? renderPain001(file) : renderBankCsv(file);
    return { fileName: `payouts-${batch.at.slice(0, 10)}-${batchId.slice(-6)}.${kind}`, body };
  }

  /**
   * Applies a row of the bank's reply to its payout. If the payout already has that state, the row was reported before.
   */
  async function applyRow(
    actor: SignedIn,
    batch: StoredBatch,
    row: BankRow,
    checkPerson: ReturnType<typeof secondPersonCheck>,
  ): Promise<AnsweredRow> {
    const { line, result } = row;
    const name = batch.members.find(({ payoutId }) => toBankId(payoutId) === row.reference.toUpperCase());
    const payout = name && (await payouts.find(name));
    if (!payout) return { line, outcome: 'refused', reason: 'This batch has no payout with this reference.' };
    if (payout.state === result) return { line, outcome: 'known' };
    const decision = result === 'completed' ? { to: result, reference: row.about } : { to: result, reason: row.about };
    try {
      const { alone } = await checkPerson(actor, payout, result);
      await decidePayout(needs, actor, payout, { ...decision, alone });
      return { line, outcome: result };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { line, outcome: 'refused', reason: refusals[error.code] ?? `It is ${payout.state}.` };
    }
  }

  return {
    async 'GET /api/admin/payout-batches'() {
      const [made, next] = await Promise.all([batches.list(), waiting()]);
      return {
        items: made.map(shownBatch),
        waiting: await officePayouts(needs, next),
        isBankSet: debtor !== undefined,
      };
    },

    async 'POST /api/admin/payout-batches'({ actor, body, storeWithEffect }) {
      if (!debtor) throw new Problem('payout-bank-not-set');
      await assertMayPay(needs, actor);
      const names = new Map(body.payouts.map((name) => [name.payoutId, name]));
      const found = await Promise.all([...names.values()].map((name) => payouts.find(name)));
      const members = found.flatMap((payout) => (payout && isForBank(payout) ? [payout] : []));
      if (members.length < found.length) throw new Problem('payouts-changed');
      const checkPerson = secondPersonCheck(needs);
      const checked = await Promise.all(members.map((member) => checkPerson(actor, member, 'sent')));
      const audited = auditedBy(actor);
      const batch: StoredBatch = {
        batchId: newId('payout-batch'),
        at: audited.at.toISOString(),
        by: personOf(audited),
        count: members.length,
        micros: members.reduce((sum, member) => sum + netMicros(member), 0n),
        members: members.map(({ artistId, payoutId }) => ({ artistId, payoutId })),
      };
      const object = { kind: 'payout-batch' as const, batchId: batch.batchId };
      const entry = audit(audited, {
        what: 'payout-batch-made',
        object,
        from: 'none',
        to: `${members.length} payouts`,
        ...(checked.some(({ alone }) => alone) && { alone: true }),
      });
      return storeWithEffect(shownBatch(batch), (answered) => batches.make(batch, [entry, answered]));
    },

    'POST /api/admin/payout-batches/{payoutBatchId}/xml': ({ actor, params }) =>
      readFile(actor, params.payoutBatchId, 'xml'),
    'POST /api/admin/payout-batches/{payoutBatchId}/csv': ({ actor, params }) =>
      readFile(actor, params.payoutBatchId, 'csv'),

    async 'POST /api/admin/payout-batches/{payoutBatchId}/answer'({ actor, params, body }) {
      const batch = await batches.find(params.payoutBatchId);
      if (!batch) throw new Problem('batch-not-found');
      await assertMayPay(needs, actor);
      const checkPerson = secondPersonCheck(needs);
      const rows: AnsweredRow[] = [];
      // Rows are applied one at a time, because each is a transaction, and two rows may concern the same payout.
      for (const row of readBankAnswer(body.text)) rows.push(await applyRow(actor, batch, row, checkPerson));
      return { rows };
    },
  };
}

const refusals: Partial<Record<Problem['code'], string>> = {
  'own-payout': 'This is your own payout, so a colleague has to decide it.',
  'second-person-needed': 'You approved this one, so a colleague has to complete it.',
};
