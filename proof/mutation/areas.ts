/**
 * A part of the code that Stryker mutates. `files` are prefixes of paths, `tests` patterns of the test files that may
 * kill its mutants.
 */
export type Area = {
  files: readonly string[];
  tests: readonly string[];
  /** The minimum score in percent: the measured score, rounded down. */
  least: number;
};

const inShared = (files: readonly string[], least: number): Area => ({ files, tests: ['shared/**/*.test.ts'], least });
const inService = (domain: string, names: readonly string[], least: number): Area => ({
  files: names.map((name) => `services/${domain}/${name}.ts`),
  tests: [`services/${domain}/**/*.test.ts`],
  least,
});

/**
 * Rules and decisions that use no SDK (design 9.9), without pure data and without code that works through a repository
 * or a gateway.
 */
export const areas: Readonly<Record<string, Area>> = {
  'shared/spreadsheet-formula': inShared(['shared/spreadsheet-formula'], 98),
  'shared/text': inShared(
    ['shared/bounded', 'shared/readable', 'shared/text', 'shared/dates', 'shared/ids', 'shared/money'],
    97,
  ),
  'shared/plans': inShared(['shared/plans/plan'], 98),
  'shared/accounts': inShared(['shared/accounts/sign-up'], 100),
  'services/payments': inService(
    'payments',
    [
      'accept-payment',
      'change-alarms',
      'refund-request',
      'decide-outcome',
      'provider-facts',
      'order-plan',
      'payment-from',
      'postings-from',
      'release-effect',
      'settlement',
    ],
    85,
  ),
  'services/ledger': inService(
    'ledger',
    [
      'check-transactions',
      'check-wallet',
      'entry-key',
      'post',
      'posting',
      'reconcile',
      'account-statement',
      'trial-balance',
      'wallet-change',
      'wallet-writes',
    ],
    90,
  ),
  'services/releases': inService(
    'releases',
    [
      'codes/assign-codes',
      'codes/code-claim',
      'submission/submit-release',
      'submission/tick-step',
      'editing/typed-bytes',
    ],
    99,
  ),
  'services/platform': inService(
    'platform',
    ['actor', 'full-jitter', 'parse-json', 'read-request', 'retry-when-changed'],
    92,
  ),
};
