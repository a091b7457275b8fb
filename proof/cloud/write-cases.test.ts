import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { tableStatements } from '../../infra/aws/constructs/table-access.ts';
import { applies, appliesToAction, type Statement } from '../../infra/iam/policy-statement.ts';
import { ACCOUNT, REGION } from '../../infra/local/account.ts';
import { permissions } from '../../infra/local/table/iam-proxy.ts';
import type { Input } from '../../infra/local/table/table-call.ts';
import { tables, type Writer } from '../../services/platform/keys.ts';
import { keysOf, mapRecord, recordFrom } from '../../shared/typed-record.ts';
import { proofTableName } from './proof-tables.ts';
import { moneyCases, moneyWriters, otherCases, otherWriters, type WriteCase } from './write-cases.ts';

const proofTables = recordFrom(keysOf(tables), (kind) => {
  const name = proofTableName(kind, '0a1b2c3d');
  return { name, arn: `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}` };
});

/** A client whose calls are allowed or denied by the function's grants, as in the local stack, and go nowhere. */
function clientOf(writer: Writer): DynamoDBClient {
  const statements = tableStatements(
    writer,
    mapRecord(proofTables, ({ arn }) => arn),
  ).map((one) => one.toStatementJson() as Statement);
  const send = async ({ input, constructor: { name } }: { input: Input; constructor: { name: string } }) => {
    const needed = permissions(name.replace(/^_?(\w+?)Command$/, '$1'), input, writer);
    const isAllowed = needed.every(({ action, resource, context = {} }) =>
      statements.some((one) => appliesToAction(one, action) && applies(one, { resource, values: context })),
    );
    if (!isAllowed) throw new Error('denied');
  };
  return { send } as unknown as DynamoDBClient;
}

const all: [Writer, WriteCase][] = [
  ...moneyWriters.flatMap((writer) => moneyCases(writer, 10).map((one): [Writer, WriteCase] => [writer, one])),
  ...Object.values(otherWriters).flatMap((writer) =>
    otherCases(writer, 20).map((one): [Writer, WriteCase] => [writer, one]),
  ),
];

test('tries every function that handles money', () => {
  expect(moneyWriters).toEqual(expect.arrayContaining(['payments', 'payouts', 'statements/on-batch-due']));
  for (const writer of moneyWriters)
    expect(moneyCases(writer, 10).filter(({ expected }) => expected === 'done').length).toBeGreaterThanOrEqual(3);
});

test.each(all.map(([writer, one]) => [writer, one.what, one] as const))(
  'the grants of %s say what AWS is expected to do: %s',
  async (writer, _, { expected, run }) => {
    const outcome = await run(clientOf(writer), proofTables).then(
      () => 'done',
      (error: Error) => error.message,
    );
    expect(outcome).toBe(expected);
  },
);
