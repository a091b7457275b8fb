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
    'Printed from `services/platform/patterns.ts` and `services/platform/keys.ts` by `npm run docs`; a test fails when it is stale. One',
    'table, and one each for the ledger and the audit (create only) and for wallets (updated with the ledger); no request scans; what each',
    'costs in table units is printed by `npm run bench`.',
    '',
    '| what | operation | partition / sort key | by |',
    '|---|---|---|---|',
    ...patterns.map(patternRow),
    '',
    '## Who may write',
    '',
    'A writer is the module of its function (`accounts` is `services/accounts/index.ts`). The IAM conditions of each function are made from',
    'these rows (`grantTables`), and a test tries every function on every row (`infra/aws/table-writers.test.ts`). Nobody else may write',
    'but an operator, with credentials of their own.',
    '',
    '| table | partition | items | who may |',
    '|---|---|---|---|',
    ...partitions.map(writerRow),
    '',
    '## Decided for what comes',
    '',
    'Keys of domains that are not built (`services/platform/reserved-keys.ts`): nobody may write them yet. A domain that is built moves its',
    'rows to `keys.ts`. Units are computed, not measured: reads cost half a unit for 4 KB, a write one for each KB and index, twice that in a',
    'transaction.',
    '',
    '| what | operation | partition / sort key | units | domain |',
    '|---|---|---|---|---|',
    ...reservedPatterns.map(reservedRow),
    '',
  ].join('\n');
}
