import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { isWellFormed } from '../readable-text.ts';
import { territories, UNKNOWN_TERRITORY } from '../reference/territories.ts';
import { StoredText } from '../text-schemas.ts';

/** A name from a statement with its country, or marked as not being a country (product 23.19). */
export const TerritoryName = z.strictObject({
  text: z.string().max(100, { abort: true }).min(1).refine(isWellFormed),
  territory: z.enum([UNKNOWN_TERRITORY, ...territories.map(({ code }) => code)]),
});
export type TerritoryName = z.infer<typeof TerritoryName>;

/** A stored name, with the person who last identified it. */
export const StoredTerritoryName = z.object({
  /** The digest of the normalized name. */
  territoryNameId: z.string(),
  text: StoredText,
  territory: z.string(),
  by: z.object({ id: z.string(), name: StoredText }),
  at: IsoTime,
});
export type StoredTerritoryName = z.infer<typeof StoredTerritoryName>;
