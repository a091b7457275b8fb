import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { TableName, Writer } from '../../services/platform/keys.ts';
import { partitions } from '../../services/platform/partitions.ts';
import type { ProofTables } from './proof-tables.ts';

/** A write that a function tries, and whether IAM should allow it. */
export type WriteCase = {
  what: string;
  expected: 'done' | 'denied';
  run: (client: DynamoDBClient, tables: ProofTables) => Promise<unknown>;
};

/** Every function that posts to the ledger. */
export const moneyWriters: readonly Writer[] = [
  ...new Set(partitions.filter(({ table }) => table === 'ledger').flatMap(({ writers }) => writers)),
];

/** Functions that do not handle money: one that writes a release, and one that may only remove items. */
export const otherWriters = { checker: 'media/on-upload-stored', remover: 'media/on-uploads-left' } as const;

/** A key in a partition, with a value for each of its placeholders. @param n distinguishes items */
const keyIn = (pk: string, n = 1) => ({ PK: { S: pk.replace(/\{\w+\}/g, String(n)) }, SK: { S: 'H' } });
type Place = { pk: string; table: TableName };
const itemAt = (tables: ProofTables, { pk, table }: Place, n = 1) => ({
  TableName: tables[table].name,
  Key: keyIn(pk, n),
});

const change = { UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': { S: 'b' } } };
const isAbsent = 'attribute_not_exists(PK)';
const put = (tables: ProofTables, place: Place, n?: number): TransactWriteItem => {
  const { TableName, Key } = itemAt(tables, place, n);
  return { Put: { TableName, Item: Key, ConditionExpression: isAbsent } };
};
const update = (tables: ProofTables, place: Place, n?: number): TransactWriteItem => ({
  Update: { ...itemAt(tables, place, n), ...change },
});
const transact = (client: DynamoDBClient, TransactItems: TransactWriteItem[]) =>
  client.send(new TransactWriteItemsCommand({ TransactItems }));

/** The partitions of a table that a function writes. */
const writtenBy = (writer: Writer, table: TableName): Place[] =>
  partitions.filter((one) => one.table === table && one.writers.includes(writer));

/** A partition of the table that a function may neither write nor remove. */
function foreignTo(writer: Writer): Place {
  const found = partitions.find(
    ({ table, writers, removers }) => table === 'table' && !writers.includes(writer) && !removers.includes(writer),
  );
  if (!found) throw new Error(`${writer} may write every partition`);
  return found;
}

/**
 * Lists what a function that handles money must be able to do, and what it must not, no matter how DynamoDB checks a
 * transaction's keys.
 * @param n a number for the items' keys, so that no other function's items have the same ones
 */
export function moneyCases(writer: Writer, n: number): WriteCase[] {
  const ledger = writtenBy(writer, 'ledger');
  const [entry] = ledger;
  const [own] = writtenBy(writer, 'table');
  if (!entry || !own) throw new Error(`${writer} posts nothing`);
  const [wallets, audit] = [writtenBy(writer, 'wallets'), writtenBy(writer, 'audit')];
  const foreign = foreignTo(writer);
  const beside = [...wallets, ...audit].map(({ table }) => table);
  const walletCases = wallets.flatMap((wallet): WriteCase[] => [
    {
      what: 'change a wallet outside a transaction',
      expected: 'denied',
      run: (client, tables) => client.send(new UpdateItemCommand({ ...itemAt(tables, wallet, n), ...change })),
    },
    {
      what: 'put a wallet in a transaction',
      expected: 'denied',
      run: (client, tables) => transact(client, [put(tables, wallet, n + 1)]),
    },
  ]);
  return [
    {
      what: `post to the ledger${beside.length > 0 ? `, with ${beside.join(' and ')},` : ''} beside an item of its own, in one transaction`,
      expected: 'done',
      run: (client, tables) =>
        transact(client, [
          ...[...ledger, ...audit].map((place) => put(tables, place, n)),
          ...[...wallets, own].map((place) => update(tables, place, n)),
        ]),
    },
    {
      what: 'create an entry outside a transaction',
      expected: 'denied',
      run: (client, tables) => {
        const { TableName, Key } = itemAt(tables, entry, n + 1);
        return client.send(new PutItemCommand({ TableName, Item: Key }));
      },
    },
    {
      what: 'change an entry',
      expected: 'denied',
      run: (client, tables) => client.send(new UpdateItemCommand({ ...itemAt(tables, entry, n), ...change })),
    },
    {
      what: 'change an entry in a transaction',
      expected: 'denied',
      run: (client, tables) => transact(client, [update(tables, entry, n)]),
    },
    {
      what: 'remove an entry',
      expected: 'denied',
      run: (client, tables) => client.send(new DeleteItemCommand(itemAt(tables, entry, n))),
    },
    {
      what: 'remove an entry in a transaction',
      expected: 'denied',
      run: (client, tables) => transact(client, [{ Delete: itemAt(tables, entry, n) }]),
    },
    {
      what: 'read an entry',
      expected: 'denied',
      run: (client, tables) => client.send(new GetItemCommand(itemAt(tables, entry, n))),
    },
    {
      what: 'hide a change of another function’s item in a posting',
      expected: 'denied',
      run: (client, tables) => transact(client, [put(tables, entry, n + 2), update(tables, foreign, n)]),
    },
    ...walletCases,
    ...ownCases({ own, foreign, n }),
  ];
}

type Places = { own: Place; foreign: Place; n: number };

/** The cases for keys of the table that a function may write. */
const ownCases = ({ own, foreign, n }: Places): WriteCase[] => [
  {
    what: 'change an item of its own',
    expected: 'done',
    run: (client, tables) => client.send(new UpdateItemCommand({ ...itemAt(tables, own, n), ...change })),
  },
  {
    what: 'change another function’s item',
    expected: 'denied',
    run: (client, tables) => client.send(new UpdateItemCommand({ ...itemAt(tables, foreign, n), ...change })),
  },
  {
    what: 'hide a change of another function’s item behind its own in a transaction',
    expected: 'denied',
    run: (client, tables) => transact(client, [update(tables, own, n), update(tables, foreign, n)]),
  },
  {
    what: 'check another function’s item beside its own',
    expected: 'done',
    run: (client, tables) =>
      transact(client, [
        update(tables, own, n),
        { ConditionCheck: { ...itemAt(tables, foreign, n), ConditionExpression: isAbsent } },
      ]),
  },
  {
    what: 'write a batch, which no grant allows',
    expected: 'denied',
    run: (client, tables) => {
      const { TableName, Key } = itemAt(tables, own, n);
      const RequestItems = { [TableName]: [{ PutRequest: { Item: Key } }] };
      return client.send(new BatchWriteItemCommand({ RequestItems }));
    },
  },
];

/** Lists what a function that does not handle money must be able to do, and what it must not. */
export function otherCases(writer: Writer, n: number): WriteCase[] {
  const foreign = foreignTo(writer);
  const [own] = writtenBy(writer, 'table');
  const removed = partitions.find(({ removers }) => removers.includes(writer));
  const onlyRemoves: WriteCase[] = removed
    ? [
        {
          what: 'remove an item that it may only remove',
          expected: 'done',
          run: (client, tables) => client.send(new DeleteItemCommand(itemAt(tables, removed, n))),
        },
        {
          what: 'change an item that it may only remove',
          expected: 'denied',
          run: (client, tables) => client.send(new UpdateItemCommand({ ...itemAt(tables, removed, n), ...change })),
        },
        {
          what: 'remove another function’s item',
          expected: 'denied',
          run: (client, tables) => client.send(new DeleteItemCommand(itemAt(tables, foreign, n))),
        },
      ]
    : [];
  return [
    {
      what: 'post without being a function of money',
      expected: 'denied',
      run: (client, tables) => transact(client, [put(tables, { pk: 'LTX#{hash}', table: 'ledger' }, n)]),
    },
    {
      what: 'read an item of any key',
      expected: 'done',
      run: (client, tables) => client.send(new GetItemCommand(itemAt(tables, foreign, n))),
    },
    ...onlyRemoves,
    ...(own ? ownCases({ own, foreign, n }) : []),
  ];
}
