import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type Stripe from 'stripe';
import { type Key, ledgerKeys } from '../services/platform/keys.ts';
import { MicrosInTable, microsOfCents } from '../shared/money.ts';

type Books = { stripe: Stripe; client: DynamoDBDocumentClient; ledgerTable: string };

/**
 * Lists the differences between the provider's books and ours. There are none if each of the provider's charges, fees
 * and refunds is posted exactly once, nothing else is posted, every transaction sums to zero, and the card clearing
 * account equals what the provider owes.
 */
export async function findDifferences({ stripe, client, ledgerTable }: Books): Promise<string[]> {
  const expected = new Set<string>();
  let owed = 0n;
  for await (const moved of stripe.balanceTransactions.list({ limit: 100, expand: ['data.source'] })) {
    owed += microsOfCents(moved.net);
    for (const key of keysOf(moved)) expected.add(key);
  }
  const items = await all(client, ledgerTable);
  const headers = items.filter(({ PK }) => PK.startsWith('LTX#'));
  const posted = new Set(headers.map(({ key }) => String(key)));
  const byTransaction = new Map<string, bigint>();
  let clearing = 0n;
  for (const item of items) {
    const entry = ledgerKeys.entry.read(item);
    if (!entry) continue;
    const micros = MicrosInTable.parse(item.micros);
    byTransaction.set(entry.hash, (byTransaction.get(entry.hash) ?? 0n) + micros);
    if (entry.account === 'card-clearing') clearing += micros;
  }
  return [
    ...[...expected].filter((key) => !posted.has(key)).map((key) => `not posted: ${key}`),
    ...[...posted].filter((key) => !expected.has(key)).map((key) => `posted, and not at the provider: ${key}`),
    ...(headers.length === posted.size ? [] : ['a fact is posted twice']),
    ...(byTransaction.size === headers.length ? [] : ['entries and transactions do not belong together']),
    ...[...byTransaction].filter(([, sum]) => sum !== 0n).map(([hash]) => `does not sum to zero: ${hash}`),
    ...(clearing === owed ? [] : [`card clearing holds ${clearing}, the provider owes ${owed}`]),
  ];
}

/** The ledger keys under which a balance transaction of the provider should be posted. */
function keysOf({ id, type, source, fee }: Stripe.BalanceTransaction): string[] {
  if (typeof source !== 'object' || source === null) return [];
  const fees = fee === 0 ? [] : [`fee:${id}`];
  if (type === 'charge') return [`plan:${(source as Stripe.Charge).payment_intent}`, ...fees];
  return type === 'refund' ? [`refund:${source.id}`, ...fees] : fees;
}

type StoredItem = Key & Record<string, unknown>;

async function all(client: DynamoDBDocumentClient, TableName: string): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: from }));
    items.push(...((page.Items ?? []) as StoredItem[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}
