import { keys, ledgerKeys, type TableName, tables, type Writes, walletKeys } from '../../services/platform/keys.ts';
import { type Partition, partitions, reservedPartitions } from '../../services/platform/partitions.ts';
import { iamOf } from '../iam/iam.ts';
import type { Authorize } from '../local/authorize.ts';
import type { Template } from '../local/template/load-template.ts';
import { cloudTemplate } from '../test/cloud-template.ts';
import { laptopTemplate } from '../test/laptop-template.ts';

const OUTPUTS: Record<TableName, string> = {
  table: 'TableName',
  ledger: 'LedgerTableName',
  wallets: 'WalletTableName',
  audit: 'AuditTableName',
};
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem'] as const;
/** The only action allowed to a writer, and only in a transaction. */
const ONLY: Record<Exclude<Writes, 'any'>, string> = { create: 'PutItem', update: 'UpdateItem' };
const ENCLOSING = ['TransactWriteItems', undefined] as const;

let iam: Authorize;
let functions: { ref: string; entry: string; writer: string }[];
let arns: Record<string, string>;

beforeAll(async () => {
  const template: Template = await laptopTemplate();
  iam = iamOf(template);
  functions = template.ofType('AWS::Lambda::Function').flatMap(({ ref, metadata }) => {
    const entry = String(metadata['local:entry'] ?? '');
    if (entry === '') return [];
    return [{ ref, entry, writer: entry.slice('services/'.length).replace(/(\/index)?\.ts$/, '') }];
  });
  arns = Object.fromEntries(
    Object.entries(OUTPUTS).map(([table, output]) => [
      table,
      template.ofType('AWS::DynamoDB::GlobalTable').find(({ ref }) => ref === template.outputs[output])?.arn ?? '',
    ]),
  );
});

/** A partition key that matches this template. */
const exampleOf = ({ pk }: { pk: string }) => pk.replace(/\{(\w+)\}/g, 'a-$1');

type Call = { table: TableName; keys: string[]; action: string; enclosing?: string | undefined };
/** The modules whose functions may make this call. */
const allowed = ({ table, keys: leadingKeys, action, enclosing }: Call): string[] =>
  functions
    .filter(({ ref }) => {
      const context = {
        'dynamodb:leadingkeys': leadingKeys,
        ...(enclosing && { 'dynamodb:enclosingoperation': [enclosing] }),
      };
      return (
        iam({ accessKeyId: ref, action: `dynamodb:${action}`, resource: arns[table] ?? '', context }) === undefined
      );
    })
    .map(({ writer }) => writer)
    .sort();

/** The modules that keys.ts allows to write. */
function allowedModules(
  partition: Partition,
  action: (typeof WRITES)[number],
  enclosing: string | undefined,
): string[] {
  const { writers, removers, writes } = partition;
  if (writes !== 'any') return action === ONLY[writes] && enclosing === 'TransactWriteItems' ? [...writers].sort() : [];
  return [...writers, ...(action === 'DeleteItem' ? removers : [])].sort();
}

describe.each(partitions)('$pk ($table)', (partition) => {
  const { table, writes } = partition;

  it.each(WRITES.flatMap((action) => ENCLOSING.map((enclosing) => ({ action, enclosing }))))(
    '$action, $enclosing: exactly the functions that keys.ts names, of all functions of the template',
    ({ action, enclosing }) => {
      expect(allowed({ table, keys: [exampleOf(partition)], action, enclosing })).toEqual(
        allowedModules(partition, action, enclosing),
      );
    },
  );

  it('cannot be in a transaction of a function that may not write it, whatever else the transaction has', () => {
    for (const own of partitions.filter((other) => other.writes === 'any')) {
      const together = { table: 'table' as const, keys: [exampleOf(own), exampleOf(partition)] };
      const both = own.writers.filter((writer) => partition.writers.includes(writer)).sort();
      for (const action of ['PutItem', 'UpdateItem']) {
        expect(allowed({ ...together, action, enclosing: 'TransactWriteItems' })).toEqual(both);
      }
    }
  });

  it.each(['BatchWriteItem', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete', 'DeleteTable', 'UpdateTable'])(
    'nobody may %s',
    (action) => {
      for (const enclosing of ENCLOSING) {
        expect(allowed({ table, keys: [exampleOf(partition)], action, enclosing })).toEqual([]);
      }
    },
  );

  const readers = [...tables[table].readers];
  it(`is walked by ${readers.join(', ') || 'nobody'}`, () => {
    expect(allowed({ table, keys: [], action: 'Scan' })).toEqual(readers);
    expect(allowed({ table, keys: [], action: 'Scan', enclosing: 'TransactWriteItems' })).toEqual(readers);
  });

  if (writes !== 'any') {
    it.each(['GetItem', 'Query', 'BatchGetItem'])(
      'no function may %s it, but those that walk it, or are named to query it or to get one item',
      (action) => {
        const { askedBy, queriedBy } = tables[table];
        const more = { GetItem: [...askedBy, ...queriedBy], Query: queriedBy, BatchGetItem: [] }[action] ?? [];
        const expected = [...readers, ...more].sort();
        for (const enclosing of ENCLOSING) {
          expect(allowed({ table, keys: [exampleOf(partition)], action, enclosing })).toEqual(expected);
        }
      },
    );

    it('no function can check it in a transaction', () => {
      for (const enclosing of ENCLOSING) {
        const call = { table, keys: [exampleOf(partition)], action: 'ConditionCheckItem', enclosing };
        expect(allowed(call)).toEqual([]);
      }
    });
  }
});

it.each(reservedPartitions)('$pk ($table) is reserved: nobody writes it yet', (partition) => {
  for (const action of WRITES)
    for (const enclosing of ENCLOSING) {
      const call = { table: 'table' as const, keys: [exampleOf(partition)], action, enclosing };
      expect(allowed(call)).toEqual([]);
    }
});

describe('a writer', () => {
  it('is always a module with a function in the template', () => {
    const named = new Set(partitions.flatMap(({ writers, removers }) => [...writers, ...removers]));
    expect([...named].filter((name) => !functions.some(({ writer }) => writer === name))).toEqual([]);
  });

  it('must name its keys: a call that names none is refused (ForAllValues would be true)', () => {
    for (const action of WRITES) expect(allowed({ table: 'table', keys: [], action })).toEqual([]);
  });

  // Grants that keys.ts must never contain, listed explicitly.
  it('functions that read untrusted files cannot appoint an admin, move money, or claim a code', () => {
    const readers = functions.filter(({ writer }) => writer.startsWith('media')).map(({ writer }) => writer);
    const closed = [keys.profile, keys.payment, keys.checkout, keys.code, keys.codeRange, ledgerKeys.entry];
    for (const { pk, writers } of closed) {
      expect([pk, writers.filter((writer) => readers.includes(writer))]).toEqual([pk, []]);
    }
  });

  it('only payments, payouts, and posting and paying statements move money, and all but payments move an artist’s', () => {
    const ofStatements = ['statements/on-batch-due', 'statements/on-suspense-due'];
    const ofPayments = ['payments', 'payments/on-healing', 'payments/on-release-withdrawn'];
    const posting = [...ofPayments, 'payouts', ...ofStatements];
    expect([ledgerKeys.transaction.writers, ledgerKeys.entry.writers]).toEqual([posting, posting]);
    expect(walletKeys.wallet.writers).toEqual(['payouts', ...ofStatements]);
  });

  it('only the office’s function lists the audit, through its indexes (product 20.4)', () => {
    const resource = `${arns.audit}/index/all`;
    const listers = functions.filter(
      ({ ref }) => iam({ accessKeyId: ref, action: 'dynamodb:Query', resource, context: {} }) === undefined,
    );
    expect(listers.map(({ writer }) => writer)).toEqual([...tables.audit.listedBy]);
  });

  it('functions that scan the money write none of it', () => {
    const walkers: readonly string[] = [...tables.ledger.readers, ...tables.wallets.readers];
    const ofMoney = partitions.filter(({ writers }) => writers.some((writer) => walkers.includes(writer)));
    expect(ofMoney.map(({ pk }) => pk)).toEqual(['RECONCILIATION#{walk}']);
  });
});

type Policy = { Roles: { Ref: string }[]; PolicyDocument: { Statement: object[] } };
const INLINE_LIMIT = 10_240;

it('the policies of a role are within IAM’s limit (10,240 characters of inline policies)', async () => {
  const sizes = new Map<string, number>();
  for (const { stack, Properties } of (await cloudTemplate()).ofType<Policy>('AWS::IAM::Policy')) {
    for (const { Ref } of Properties.Roles) {
      const role = `${stack} ${Ref}`;
      // Any value that a name resolves to is at most as long as an ARN.
      sizes.set(role, (sizes.get(role) ?? 0) + JSON.stringify(Properties.PolicyDocument).length);
    }
  }
  expect([...sizes].filter(([, size]) => size > INLINE_LIMIT / 2)).toEqual([]);
});
