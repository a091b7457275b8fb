import type { OwedStatement, Receivable } from '../../shared/receipts/receivable.ts';
import { type Aged, ageReceivables } from './age-receivables.ts';
import type { OwedByPayer } from './posted-statement-repository.ts';
import type { StoredReceipt } from './stored-receipt.ts';

type ReceivableInput = { statements: readonly OwedByPayer[]; receipts: readonly StoredReceipt[] };

/** Shows a payer's debt. Undefined for a payer without posted statements or receipts. */
export function payerReceivable(
  payer: string,
  { statements, receipts }: ReceivableInput,
  now: Date,
): { receivable: Receivable; statements: OwedStatement[] } | undefined {
  const own = statements.filter((one) => one.payer === payer);
  const received = receipts.filter((one) => one.payer === payer);
  const payerName = own.at(-1)?.payerName ?? received.at(-1)?.payerName;
  if (payerName === undefined) return undefined;
  const active = received.filter(({ reversed }) => reversed === undefined);
  const aged = ageReceivables(own, active, now);
  return {
    receivable: {
      payer,
      payerName,
      owedMicros: String(aged.owed),
      receivedMicros: String(aged.received),
      openMicros: String(aged.open),
      agesMicros: aged.ages.map(String),
      overpaidMicros: String(aged.overpaid),
    },
    statements: aged.statements.map(owedStatement).reverse(),
  };
}

const owedStatement = (line: Aged<OwedByPayer>['statements'][number]): OwedStatement => {
  const { statement, received, applied, open, days } = line;
  const { statementId, fileName, months, postedAt, micros } = statement;
  return {
    ...{ statementId, fileName, months, postedAt, days },
    owedMicros: String(micros),
    receivedMicros: String(received),
    appliedMicros: String(applied),
    openMicros: String(open),
  };
};
