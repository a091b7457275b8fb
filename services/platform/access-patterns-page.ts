import { patterns } from './patterns.ts';

/** ACCESS-PATTERNS.md, from the rows. */
export function accessPatternsPage(): string {
  const rows = patterns.map(({ what, by, how, on }) => {
    const where = on.map(({ pk, sk, index }) => `\`${pk}\` / \`${sk}\`${index ? ` (index \`${index}\`)` : ''}`);
    return `| ${what} | ${how} | ${where.join('<br>')} | \`${by}\` |`;
  });
  return [
    '# Access patterns',
    '',
    'Printed from `services/platform/patterns.ts` by `npm run docs`; a test fails when it is stale. One table; no request scans; what',
    'each costs in table units is printed by `npm run bench`.',
    '',
    '| what | operation | partition / sort key | by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
