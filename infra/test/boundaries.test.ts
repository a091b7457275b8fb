import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CRUISE = path.join(ROOT, 'infra/test/cruise.mjs');

/** Runs the rules on a tree of these files, each with its imports. @returns the violations */
function verdictOn(imports: Record<string, string[]>): { code: number | null; found: string[]; output: string } {
  const tree = mkdtempSync(path.join(tmpdir(), 'segno-tree-'));
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'), 'dir');
    const files = new Set(Object.entries(imports).flatMap(([file, targets]) => [file, ...targets.filter(isFile)]));
    for (const file of files) {
      mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
      const lines = (imports[file] ?? []).map(
        (target, i) => `import { a as a${i} } from '${specifier(file, target)}';`,
      );
      const used = lines.map((_, i) => `a${i}`).join(', ');
      writeFileSync(path.join(tree, file), `${lines.join('\n')}\nexport const a = [${used}];\n`);
    }
    const roots = ['shared', 'services', 'infra', 'web/src'];
    for (const root of roots) mkdirSync(path.join(tree, root), { recursive: true });
    const { status, stdout, stderr } = spawnSync(process.execPath, [CRUISE, ...roots], { cwd: tree, encoding: 'utf8' });
    const found = [...stdout.matchAll(/^([\w-]+): (\S+) -> (\S+)/gm)].map(
      ([, rule, from, to]) => `${rule}: ${from} -> ${to}`,
    );
    return { code: status, found, output: stdout + stderr };
  } finally {
    rmSync(tree, { recursive: true });
  }
}
const isFile = (target: string) => /\.tsx?$/.test(target);
const specifier = (from: string, target: string) => {
  if (!isFile(target)) return target;
  const relative = path.relative(path.dirname(from), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

/**
 * Each row has the rule, the importing file, and the imported file or package. Some domains do not exist, because the
 * rules must cover future ones too.
 */
const violations: [rule: string, from: string, to: string][] = [
  ['shared-is-lowest', 'shared/payouts/balance.ts', 'services/payouts/payout.ts'],
  ['shared-stands-alone', 'shared/payouts/fee.ts', 'stripe'],
  ['shared-is-lowest', 'shared/payouts/rate.ts', 'infra/aws/rate.ts'],
  ['services-not-to-hosts', 'services/payouts/local.ts', 'infra/local/ports.ts'],
  ['services-not-to-hosts', 'services/payouts/page.ts', 'web/src/ui/page.ts'],
  ['services-not-to-hosts', 'services/payouts/stack.ts', 'aws-cdk-lib'],
  ['web-not-to-servers', 'web/src/features/payouts/direct.ts', 'services/payouts/payout.ts'],
  ['web-not-to-servers', 'web/src/lib/template.ts', 'infra/local/ports.ts'],
  ['stand-ins-know-nothing', 'infra/local/stand-ins/bank/answer.ts', 'services/payouts/payout.ts'],
  ['stand-ins-know-nothing', 'infra/local/stand-ins/bank/sign.ts', 'infra/aws/rate.ts'],
  ['stand-ins-know-nothing', 'infra/local/stand-ins/bank/open.ts', 'infra/local/settings/bank.ts'],
  ['stand-ins-apart', 'infra/local/stand-ins/bank/tell.ts', 'infra/local/stand-ins/post/letter.ts'],
  ['laptop-not-among-stand-ins', 'infra/local/serve.ts', 'infra/local/stand-ins/listen.ts'],
  ['infra-not-to-web', 'infra/local/page.ts', 'web/src/ui/page.ts'],
  ['platform-below-domains', 'services/platform/shortcut.ts', 'services/payouts/payout.ts'],
  ['doors-are-private', 'services/statements/pay.ts', 'services/payouts/handlers.ts'],
  ['doors-are-private', 'services/statements/enter.ts', 'services/payouts/index.ts'],
  ['doors-are-private', 'services/statements/listen.ts', 'services/payouts/on-paid.ts'],
  ['decisions-are-pure', 'services/payouts/decide.ts', '@aws-sdk/client-dynamodb'],
  ['decisions-are-pure', 'services/payouts/charge.ts', 'stripe'],
  ['features-apart', 'web/src/features/payouts/borrow.ts', 'web/src/features/statements/list.ts'],
  ['ui-is-wordless', 'web/src/ui/amount.ts', 'shared/payouts/balance-rule.ts'],
  ['ui-is-wordless', 'web/src/ui/query.ts', '@tanstack/react-query'],
  ['features-apart', 'web/src/features/release-view/look.ts', 'web/src/features/statements/list.ts'],
  ['features-apart', 'web/src/features/saving-field/look.ts', 'web/src/features/statements/list.ts'],
  ['server-behind-data', 'web/src/features/payouts/ask.ts', 'web/src/lib/api.ts'],
  ['server-behind-data', 'web/src/pages/ask.ts', 'web/src/lib/api.ts'],
  ['data-below-features', 'web/src/data/payouts/queries.ts', 'web/src/features/statements/list.ts'],
  ['data-below-features', 'web/src/data/payouts/mutations.ts', 'web/src/pages/payouts.ts'],
  ['ui-is-wordless', 'web/src/ui/rows.ts', 'web/src/data/statements/queries.ts'],
  ['lib-is-lowest', 'web/src/lib/rows.ts', 'web/src/data/statements/queries.ts'],
  ['ui-is-wordless', 'web/src/ui/feature.ts', 'web/src/features/statements/list.ts'],
  ['lib-is-lowest', 'web/src/lib/feature.ts', 'web/src/features/statements/list.ts'],
  ['features-below-pages', 'web/src/features/payouts/page.ts', 'web/src/pages/payouts.ts'],
  ['features-below-pages', 'web/src/features/payouts/route.ts', 'web/src/app/router.ts'],
  ['pages-below-app', 'web/src/pages/routed.ts', 'web/src/app/router.ts'],
  ['amplify-in-one-place', 'web/src/features/payouts/user.ts', 'aws-amplify'],
  ['tests-stay-tests', 'services/payouts/sample.ts', 'services/test/people.ts'],
  ['tests-stay-tests', 'shared/payouts/sample.ts', 'shared/payouts/balance.test.ts'],
];

describe('the import rules', () => {
  const verdict = verdictOn({
    ...Object.fromEntries(violations.map(([, from, to]) => [from, [to]])),
    'services/payouts/one.ts': ['services/payouts/two.ts'],
    'services/payouts/two.ts': ['services/payouts/one.ts'],
    'services/splits/share.ts': ['services/earnings/sum.ts'],
    'services/earnings/total.ts': ['services/plans/price.ts'],
    'services/plans/renew.ts': ['services/splits/agreement.ts'],
    'services/splits/splits.service-test.ts': ['services/plans/price.ts'],
  });

  it.each(violations)('%s: %s may not import %s', (rule, from, to) => {
    const said = verdict.found.filter((line) => line.startsWith(`${rule}: ${from} -> `));
    expect(said).toEqual([expect.stringContaining(to)]);
  });

  it('no-cycles: two files may not import each other', () => {
    expect(verdict.found).toContainEqual(expect.stringMatching(/^no-cycles: services\/payouts\/(one|two)\.ts/));
  });

  it('no-domain-cycles: folders of services may not import each other in a cycle, through any files', () => {
    const cycle = verdict.found.filter((line) => line.startsWith('no-domain-cycles: '));
    expect(cycle.filter((line) => /services\/(splits|earnings|plans)\//.test(line)).sort()).toEqual([
      'no-domain-cycles: services/earnings/total.ts -> services/plans/price.ts',
      'no-domain-cycles: services/plans/renew.ts -> services/splits/agreement.ts',
      'no-domain-cycles: services/splits/share.ts -> services/earnings/sum.ts',
    ]);
  });

  it('stop the tests when one is broken', () => expect(verdict.code).toBe(1));

  it('allow what the architecture intends', () => {
    const { code, found, output } = verdictOn({
      'shared/payouts/contract.ts': ['zod', 'shared/payouts/balance.ts'],
      'services/payouts/index.ts': [
        'services/payouts/handlers.ts',
        'services/payouts/payout-repository.ts',
        'services/platform/table.ts',
      ],
      'services/payouts/handlers.ts': [
        'shared/payouts/contract.ts',
        'services/ledger/post.ts',
        'services/ledger/ledger-repository.ts',
      ],
      'services/payouts/payout-repository.ts': ['@aws-sdk/lib-dynamodb', 'services/platform/table.ts'],
      'services/payouts/stripe-gateway.ts': ['stripe'],
      'services/payouts/on-paid.ts': ['@aws-sdk/client-dynamodb'],
      'services/platform/table.ts': ['@aws-sdk/client-dynamodb'],
      'services/payouts/payouts.service-test.ts': ['services/test/people.ts'],
      'infra/local/start.ts': ['infra/local/stand-ins/bank/index.ts', 'infra/local/server.ts'],
      'infra/local/stand-ins/bank/index.ts': ['infra/local/journal.ts', 'infra/local/server.ts'],
      'infra/aws/stack.ts': ['aws-cdk-lib', 'services/payouts/config.ts', 'shared/payouts/contract.ts'],
      'web/src/app/router.ts': ['web/src/pages/payouts.ts'],
      'web/src/pages/payouts.ts': ['web/src/features/payouts/list.ts'],
      'web/src/data/payouts/queries.ts': ['web/src/lib/api.ts', 'web/src/data/statements/keys.ts'],
      'web/src/features/payouts/list.ts': [
        'web/src/ui/table.ts',
        'web/src/data/payouts/queries.ts',
        'web/src/features/release-view/release-header.ts',
        'shared/payouts/balance.ts',
      ],
      'web/src/lib/session.ts': ['aws-amplify/auth'],
    });
    expect({ code, found }).toEqual({ code: 0, found: [] });
    expect(output).toMatch(/^\d+ files, 0 violations/m);
  });
});
