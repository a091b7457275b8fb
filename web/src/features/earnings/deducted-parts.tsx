import type { StatementRow } from '../../../../shared/earnings/earnings-view.ts';
import { deductionKindText } from '../../../../shared/statements/deduction-kind.ts';
import { decimalText } from '../../lib/decimal-text.ts';
import type { DeductionShare } from './deduction-shares.ts';
import { exactText } from './earnings-text.ts';

type Props = { statement: Pick<StatementRow, 'source' | 'currency'>; parts: readonly DeductionShare[] };

/**
 * Shows a payer's deductions from a statement, their reasons, and the artist's share. Deductions have no line in the
 * file (product 23.20).
 */
export const DeductedParts = ({ statement: { source, currency }, parts }: Props) =>
  parts.length > 0 && (
    <ul aria-label="Deductions" className="grid gap-3 rounded-inner bg-sunken px-3 py-2.5">
      {parts.map(({ kind, micros, deductions }) => (
        <li key={kind} className="grid gap-1">
          <p className="flex justify-between gap-3">
            <span>{deductionKindText(kind)}</span>
            <span className="tabular-nums">{exactText(micros)}</span>
          </p>
          <p className="text-small text-soft [overflow-wrap:anywhere]">
            {source} kept part of what it reported:{' '}
            {deductions.map(({ reason, amount }) => `${reason} (${currency} ${decimalText(amount)})`).join('; ')}. This
            is your part, in proportion to what your recordings earned.
          </p>
        </li>
      ))}
    </ul>
  );
