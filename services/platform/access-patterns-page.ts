import { auditIndexKeys, auditKeys, ledgerKeys, type Writes, walletKeys } from './keys.ts';
import { type Partition, partitions } from './partitions.ts';
import { patterns } from './patterns.ts';
import { reservedPatterns } from './reserved-keys.ts';

const tableOf = new Map<unknown, string>(
  Object.entries({ ledger: ledgerKeys, wallets: walletKeys, audit: { ...auditKeys, ...auditIndexKeys } }).flatMap(
    ([table, keys]) => Object.values(keys).map((template) => [template, table] as const),
  ),
);

const code = (text: string) => `\`${text}\``;

function patternRow({ what, by, how, on }: (typeof patterns)[number]): string {
  const where = on.map((template) => {
    const { pk, sk, index } = template;
    const notes = [index && `index ${code(index)}`, tableOf.get(template)].filter(Boolean).join(', ');
    return `${code(pk)} / ${code(sk)}${notes && ` (${notes})`}`;
  });
  return `| ${what} | ${how} | ${where.join('<br>')} | ${code(by)} |`;
}

const mayDo: Record<Writes, string> = {
  any: 'put, update, delete',
  create: 'create, in a transaction',
  update: 'update, in a transaction',
};

function writerRow({ table, pk, items, writers, removers, writes }: Partition): string {
  const may = mayDo[writes];
  const rights = [
    ...(writers.length > 0 ? [`${writers.map(code).join(', ')}: ${may}`] : []),
    ...(removers.length > 0 ? [`${removers.map(code).join(', ')}: delete`] : []),
  ];
  return `| ${table} | ${code(pk)} | ${items.map(code).join(', ')} | ${rights.join('<br>')} |`;
}

const reservedRow = ({ what, how, on, units, domain }: (typeof reservedPatterns)[number]): string => {
  const where = on.map(({ pk, sk, index }) => `${code(pk)} / ${code(sk)}${index ? ` (index ${code(index)})` : ''}`);
  return `| ${what} | ${how} | ${where.join('<br>')} | ${units} | ${domain} |`;
};

/** docs/access-patterns.md, from the rows. */
export function accessPatternsPage(): string {
  return [
    '# Access patterns',
    '',
    'Printed from `services/platform/patterns.ts` and `services/platform/keys.ts` by `npm run docs`; a test fails when it is stale.',
    '',
    'There is one table, and one each for the ledger and the audit (create only) and for wallets (updated with the ledger). No request',
    'scans. `npm run bench` prints what each access costs in table units.',
    '',
    '| what | operation | partition / sort key | by |',
    '|---|---|---|---|',
    ...patterns.map(patternRow),
    '',
    '## Who may write',
    '',
    'A writer is the module of its function (`accounts` is `services/accounts/index.ts`). The IAM conditions of each function are made from',
    'these rows (`grantTables`), and a test tries every function on every row (`infra/aws/table-writers.test.ts`). Nobody else may write',
    'except an operator, with credentials of their own.',
    '',
    '| table | partition | items | who may |',
    '|---|---|---|---|',
    ...partitions.map(writerRow),
    '',
    '## Reserved for future domains',
    '',
    'Keys of domains that are not built yet (`services/platform/reserved-keys.ts`). Nobody may write them. When a domain is built, its rows',
    'move to `keys.ts`. Units are computed, not measured: a read costs half a unit for 4 KB, a write one for each KB and index, and both',
    'twice that in a transaction.',
    '',
    '| what | operation | partition / sort key | units | domain |',
    '|---|---|---|---|---|',
    ...reservedPatterns.map(reservedRow),
    '',
  ].join('\n');
}
