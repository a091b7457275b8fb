import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { Statement } from './statement.ts';
import { StoredTerritoryName, TerritoryName } from './territory-name.ts';

/** Routes for country names in statements that the product does not recognize (product 23.19). */
export const territoriesContract = contract({
  /** Identifies country names for this statement and all later ones, and reads the statement again. */
  'POST /api/admin/statements/{statementId}/territories': {
    access: 'finance',
    params: z.object({ statementId: StatementId }),
    body: z.strictObject({ names: z.array(TerritoryName).max(20, { abort: true }).min(1) }),
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** Lists the names that the office has identified, in alphabetical order. */
  'GET /api/admin/statement-territories': {
    access: 'finance',
    reply: z.object({ names: z.array(StoredTerritoryName) }),
    problems: [],
  },

  /** Removes a name, so that the next statement with it asks again. Statements already read do not change. */
  'DELETE /api/admin/statement-territories/{territoryNameId}': {
    access: 'finance',
    params: z.object({ territoryNameId: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ removed: z.literal(true) }),
    problems: [],
  },
});
