import { Problem } from '../../../shared/contract/problem.ts';
import { decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { amountToPost } from '../../../shared/statements/amount-to-post.ts';
import {
  canBearDeductions,
  type Deduction,
  MAX_DEDUCTIONS,
  totalDeducted,
} from '../../../shared/statements/deduction.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { matchAgain, readAgain } from '../office/read-again.ts';

type Reading = Extract<Statement, { state: 'reading' }>;

/**
 * Adds a deduction (product 23.20), which requires a new plan and new approvals.
 * @throws Problem `statement-elsewhere` if the statement has no plan, or is approved, posted or ended;
 * `too-many-deductions`; `deductions-too-large` if all deductions together exceed the statement's total
 */
export function addDeduction(statement: Statement, deduction: Deduction): Reading {
  const { state } = statement;
  if (state === 'approved') throw new Problem('statement-elsewhere', { state });
  const reading = matchAgain(statement, deduction.at);
  const deductions = [...(statement.deductions ?? []), deduction];
  if (deductions.length > MAX_DEDUCTIONS) throw new Problem('too-many-deductions');
  const { currency = '' } = reading.read ?? {};
  const amount = reading.read ? amountToPost(reading.read) : '0';
  if (!canBearDeductions(amount, deductions))
    throw new Problem('deductions-too-large', { amount, deducted: decimalText(totalDeducted(deductions)), currency });
  return { ...reading, deductions };
}

/**
 * Removes a deduction. A statement that stopped because of its deductions is read again.
 * @throws Problem `statement-elsewhere`, `deduction-not-found`
 */
export function removeDeduction(statement: Statement, deductionId: string, at: string): Reading {
  const { state } = statement;
  if (state === 'approved') throw new Problem('statement-elsewhere', { state });
  const { deductions: before = [], ...reading } =
    state === 'stopped' ? readAgain(statement, { at }) : matchAgain(statement, at);
  const deductions = before.filter((one) => one.deductionId !== deductionId);
  if (deductions.length === before.length) throw new Problem('deduction-not-found');
  return { ...reading, ...(deductions.length > 0 && { deductions }) };
}
