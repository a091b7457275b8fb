import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { Text } from '../text-schemas.ts';
import { Statement } from './statement.ts';

const one = z.object({ statementId: StatementId });

/** Routes for decisions about a statement: approve, reverse, discard. */
export const decisionsContract = contract({
  /** Approves one version of the plan. The last approval needed starts the posting. */
  'POST /api/admin/statements/{statementId}/approve': {
    access: 'finance',
    params: one,
    body: z.strictObject({ planVersion: z.int().min(1) }),
    reply: Statement,
    problems: [
      'statement-not-found',
      'statement-elsewhere',
      'statement-plan-changed',
      'statement-lines-changed',
      'statement-approved-by-you',
      ...freshSignInProblems,
    ],
    idempotent: 'in-its-write',
  },

  /** Reverses everything that was posted by posting opposite entries. */
  'POST /api/admin/statements/{statementId}/reverse': {
    access: 'finance',
    params: one,
    body: z.strictObject({ reason: Text.min(1, 'Please enter a reason') }),
    reply: Statement,
    problems: [
      'statement-not-found',
      'statement-elsewhere',
      'statement-relied-on',
      'statement-lines-changed',
      ...freshSignInProblems,
    ],
    idempotent: 'in-its-write',
  },

  /** Ends an import that has posted nothing. The same file can then be imported again. */
  'POST /api/admin/statements/{statementId}/discard': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },
});
