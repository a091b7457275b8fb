import type { TableName } from '../../services/platform/keys.ts';
import { tables } from '../../services/platform/keys.ts';
import { keysOf, recordFrom } from '../../shared/typed-record.ts';
import { proofTableName } from './proof-tables.ts';
import { sessionPolicy } from './session-policy.ts';
import { moneyWriters, otherWriters } from './write-cases.ts';

/** As long as the ARN of one of the proof's tables can be. */
const arnOf = (kind: TableName) =>
  `arn:aws-us-gov:dynamodb:us-gov-northeast-1:123456789012:table/${proofTableName(kind, '0a1b2c3d')}`;
const arns = recordFrom(keysOf(tables), arnOf);

test.each([...moneyWriters, ...Object.values(otherWriters)])('the grants of %s fit into a session of STS', (writer) => {
  expect(sessionPolicy(writer, arns).length).toBeLessThanOrEqual(2048);
});

test('a session keeps every condition of the grants that the proof tries', () => {
  const policy = sessionPolicy('payouts', arns);
  for (const word of ['LeadingKeys', 'EnclosingOperation', 'TransactWriteItems', arns.ledger, arns.wallets, arns.audit])
    expect(policy).toContain(word);
});

test('grants that STS would refuse are named before the proof asks it', () => {
  const long = recordFrom(keysOf(tables), (kind) => arnOf(kind) + 'x'.repeat(200));
  expect(() => sessionPolicy('payouts', long)).toThrow(
    /The policy of payouts has \d+ characters, and STS accepts 2048/,
  );
});
