import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { KeptMapping, Mapping } from './mapping.ts';
import { Statement } from './statement.ts';

const one = z.object({ statementId: StatementId });

/** Which column is which, of files that no known format reads. */
export const mappingsContract = contract({
  /** Says which column is which, keeps that by its name, and reads the statement by it. */
  'POST /api/admin/statements/{statementId}/mapping': {
    access: 'finance',
    params: one,
    body: Mapping,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'mapping-wrong'],
  },

  /** The formats that the office has mapped. */
  'GET /api/admin/statement-mappings': {
    access: 'finance',
    reply: z.object({ mappings: z.array(KeptMapping) }),
    problems: [],
  },

  /** Forgets a mapping; what was read by it stays. */
  'DELETE /api/admin/statement-mappings/{mappingId}': {
    access: 'finance',
    params: z.object({ mappingId: z.string().max(300, { abort: true }) }),
    reply: z.object({ removed: z.literal(true) }),
    problems: [],
  },
});
