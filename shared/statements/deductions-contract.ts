import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { NewDeduction } from './deduction.ts';
import { Statement } from './statement.ts';

/** Routes for a statement's deductions (product 23.20). Each change makes a new plan and withdraws the approvals. */
export const deductionsContract = contract({
  /** Adds a deduction to a statement that is ready or being planned. */
  'POST /api/admin/statements/{statementId}/deductions': {
    access: 'finance',
    params: z.object({ statementId: StatementId }),
    body: NewDeduction,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'deductions-too-large', 'too-many-deductions'],
    idempotent: 'in-its-write',
  },

  /** Removes a deduction, even from a statement that stopped because its deductions exceed its total. */
  'DELETE /api/admin/statements/{statementId}/deductions/{deductionId}': {
    access: 'finance',
    params: z.object({ statementId: StatementId, deductionId: z.string().max(40, { abort: true }) }),
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'deduction-not-found'],
  },
});
