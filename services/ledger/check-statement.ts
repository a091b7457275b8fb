import * as z from 'zod';
import { isListed } from '../../shared/is-listed.ts';
import { keys, ledgerKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import type { Difference } from './invariants.ts';
import { postingHash } from './posting.ts';
import { readTransaction } from './stored-transaction.ts';

type Needs = { books: Pick<BooksRepository, 'items'>; table: Pick<Table, 'partition'> };

/** The number of transactions to request at a time; a batch has thousands. */
const AT_ONCE = 1_000;

const directions = [
  { state: ['posted', 'reversing', 'reversed'], prefix: 'POSTED#', key: 'statement', sign: 1n },
  { state: ['reversed'], prefix: 'REVERSED#', key: 'reversal', sign: -1n },
] as const;

const Approved = z.object({ state: z.string(), plan: z.object({ micros: z.string() }).optional() });
const Batch = z.object({ keys: z.array(z.string()) });

/** Sums up a payer's debt from some transactions of a statement in the ledger. A missing transaction adds nothing. */
async function debtFrom({ books }: Needs, posted: readonly string[]): Promise<bigint> {
  let sum = 0n;
  for (let at = 0; at < posted.length; at += AT_ONCE) {
    const headers = posted.slice(at, at + AT_ONCE).map((key) => ledgerKeys.transaction({ hash: postingHash({ key }) }));
    const lines = (await books.items('ledger', headers)).flatMap((item) => readTransaction(item).lines);
    for (const { account, micros } of lines) if (account.startsWith('receivable:')) sum += micros;
  }
  return sum;
}

/** Checks that the ledger has a posted or reversed statement exactly as in its approved plan, to the micro-dollar. */
export async function checkStatement(needs: Needs, item: Item): Promise<Difference[]> {
  const { statementId } = keys.statement.read(item) ?? {};
  if (!statementId) return [{ invariant: 'ledger-statement-differs', where: String(item.PK) }];
  const { state, plan } = Approved.parse(item);
  const { PK } = keys.statement({ statementId });
  for (const direction of directions) {
    if (!plan || !isListed(direction.state, state)) continue;
    const batches = await needs.table.partition(PK, { prefix: direction.prefix, consistent: true });
    const posted = batches.flatMap((batch) =>
      Batch.parse(batch).keys.map((name) => `${direction.key}:${statementId}:${name}`),
    );
    if ((await debtFrom(needs, posted)) !== direction.sign * BigInt(plan.micros))
      return [{ invariant: 'ledger-statement-differs', where: statementId }];
  }
  return [];
}
