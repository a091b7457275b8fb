import { fold } from '../../../shared/fold.ts';
import type { StatementFormat } from '../../../shared/royalties/statement-format.ts';

/**
 * Returns the payer of a statement: its store, or the distributor that sent it. `payer` names the account
 * (`receivable:{payer}`).
 */
export function statementPayer(
  format: StatementFormat | undefined,
  stores: readonly string[],
): { payer: string; payerName: string } {
  const [only] = stores.length === 1 ? stores : [];
  const payerName = format ? (format.store ?? format.name.replace(/ ?\(.*\)$/, '')) : (only ?? 'DDEX');
  const payer = fold(payerName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { payer: payer || 'unnamed', payerName };
}
