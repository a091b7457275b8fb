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

const allowedWrites: Record<Writes, string> = {
  any: 'put, update, delete',
  create: 'create, in a transaction',
  update: 'update, in a transaction',
};

function writerRow({ table, pk, items, writers, removers, writes }: Partition): string {
  const may = allowedWrites[writes];
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

/** Renders docs/access-patterns.md from the rows. */
export function accessPatternsPage(): string {
  return [
    '# Access patterns',
    '',
    '`npm run docs` generates this page from `services/platform/patterns.ts` and `services/platform/keys.ts`. A test fails',
    'when the page is out of date.',
    '',
    'There is one main table. The ledger and the audit have a table each, in which items can only be created. Wallets have a',
    'table that is updated together with the ledger. No request scans a table. `npm run bench` prints the cost of each',
    'access in table units.',
    '',
    '| what | operation | partition / sort key | by |',
    '|---|---|---|---|',
    ...patterns.map(patternRow),
    '',
    '## Who may write',
    '',
    'A writer is named by the module of its function (`accounts` is `services/accounts/index.ts`). The IAM conditions of each',
    'function are generated from these rows (`grantTables`), and a test tries every function on every row',
    '(`infra/aws/table-writers.test.ts`). Apart from these functions, only an operator can write, with personal credentials.',
    '',
    '| table | partition | items | who may |',
    '|---|---|---|---|',
    ...partitions.map(writerRow),
    '',
    '## Reserved for future domains',
    '',
    'These are the keys of domains that are not built yet (`services/platform/reserved-keys.ts`). Nobody may write them. When',
    'a domain is built, its rows move to `keys.ts`.',
    '',
    'The units are computed, not measured. A read costs half a unit for 4 KB, and a write costs one unit for each KB and',
    'index. In a transaction, both cost twice as much.',
    '',
    '| what | operation | partition / sort key | units | domain |',
    '|---|---|---|---|---|',
    ...reservedPatterns.map(reservedRow),
    '',
  ].join('\n');
}
