import type { StatementLine } from '../../services/ledger/account-statement.ts';
import type { Balance } from '../../services/ledger/trial-balance.ts';

/** Formats dollars with all six decimals, so that a check hides nothing. */
function formatDollars(micros: bigint): string {
  const size = micros < 0n ? -micros : micros;
  return `${micros < 0n ? '-' : ''}${size / 1_000_000n}.${String(size % 1_000_000n).padStart(6, '0')}`;
}

const row = (...cells: [string, ...string[]]) => {
  const [name, ...amounts] = cells;
  return `${name.padEnd(44)}${amounts.map((amount) => amount.padStart(20)).join('')}`;
};

/** Formats a trial balance as a plain-text table. The totals of debits and credits are equal. */
export function balanceTable(balances: readonly Balance[]): string {
  const sumOf = (side: Balance['normal']) =>
    formatDollars(balances.filter(({ normal }) => normal === side).reduce((sum, { micros }) => sum + micros, 0n));
  return [
    row('account', 'debit', 'credit'),
    ...balances.map(({ account, normal, micros }) =>
      normal === 'debit' ? row(account, formatDollars(micros), '') : row(account, '', formatDollars(micros)),
    ),
    row('sum', sumOf('debit'), sumOf('credit')),
  ].join('\n');
}

/** Formats a statement as a plain-text table. */
export const statementTable = (lines: readonly StatementLine[]): string =>
  [
    row('', 'moved', 'sum'),
    ...lines.map(({ at, what, part, micros, sum }) =>
      row(
        `${at.toISOString().slice(0, 19)}  ${part ? `${part}: ` : ''}${what}`,
        formatDollars(micros),
        formatDollars(sum),
      ),
    ),
  ].join('\n');
