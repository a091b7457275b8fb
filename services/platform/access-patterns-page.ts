import { auditKeys, ledgerKeys } from './keys.ts';
import { patterns } from './patterns.ts';

const inLedger = new Set<unknown>(Object.values(ledgerKeys));
const inAudit = new Set<unknown>(Object.values(auditKeys));

/** ACCESS-PATTERNS.md, from the rows. */
export function accessPatternsPage(): string {
  const rows = patterns.map(({ what, by, how, on }) => {
    const where = on.map((template) => {
      const { pk, sk, index } = template;
      const table = inLedger.has(template) ? ' (ledger)' : inAudit.has(template) ? ' (audit)' : '';
      const place = index ? ` (index \`${index}\`)` : table;
      return `\`${pk}\` / \`${sk}\`${place}`;
    });
    return `| ${what} | ${how} | ${where.join('<br>')} | \`${by}\` |`;
  });
  return [
    '# Access patterns',
    '',
    'Printed from `services/platform/patterns.ts` by `npm run docs`; a test fails when it is stale. One table, and one each for the',
    'ledger and the audit (create only); no request scans; what each costs in table units is printed by `npm run bench`.',
    '',
    '| what | operation | partition / sort key | by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
