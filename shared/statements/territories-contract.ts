import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { Statement } from './statement.ts';
import { KeptTerritoryName, TerritoryName } from './territory-name.ts';

/** Which countries the names in statements are, where no list of names tells (product 23.19). */
export const territoriesContract = contract({
  /** Says which countries some names are, for this statement and all later ones, and reads the statement again. */
  'POST /api/admin/statements/{statementId}/territories': {
    access: 'finance',
    params: z.object({ statementId: StatementId }),
    body: z.strictObject({ names: z.array(TerritoryName).max(20, { abort: true }).min(1) }),
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** The names that the office has identified, in the order of the alphabet. */
  'GET /api/admin/statement-territories': {
    access: 'finance',
    reply: z.object({ names: z.array(KeptTerritoryName) }),
    problems: [],
  },

  /** Forgets a name: the next statement with it asks again. What was read by it stays. */
  'DELETE /api/admin/statement-territories/{territoryNameId}': {
    access: 'finance',
    params: z.object({ territoryNameId: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ removed: z.literal(true) }),
    problems: [],
  },
});
