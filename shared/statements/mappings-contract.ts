import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { Mapping, StoredMapping } from './mapping.ts';
import { Statement } from './statement.ts';

const one = z.object({ statementId: StatementId });

/** Routes for column mappings, for files that no known format reads. */
export const mappingsContract = contract({
  /** Stores a mapping under its name, and reads the statement with it. */
  'POST /api/admin/statements/{statementId}/mapping': {
    access: 'finance',
    params: one,
    body: Mapping,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'mapping-wrong'],
  },

  /** Lists all mappings. */
  'GET /api/admin/statement-mappings': {
    access: 'finance',
    reply: z.object({ mappings: z.array(StoredMapping) }),
    problems: [],
  },

  /** Removes a mapping. Statements that were read with it do not change. */
  'DELETE /api/admin/statement-mappings/{mappingId}': {
    access: 'finance',
    params: z.object({ mappingId: z.string().max(300, { abort: true }) }),
    reply: z.object({ removed: z.literal(true) }),
    problems: [],
  },
});
