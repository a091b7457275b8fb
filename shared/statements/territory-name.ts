import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { territories, UNKNOWN_TERRITORY } from '../reference/territories.ts';
import { StoredText } from '../text.ts';

/** Which country a name in a statement is, or that it is none (product 23.19). The name is as the statement writes it. */
export const TerritoryName = z.strictObject({
  text: z.string().max(100, { abort: true }).min(1).refine(isWellFormed),
  territory: z.enum([UNKNOWN_TERRITORY, ...territories.map(({ code }) => code)]),
});
export type TerritoryName = z.infer<typeof TerritoryName>;

/** The same as it is kept, with who said so last. */
export const KeptTerritoryName = z.object({
  /** A digest of the name as it is compared. */
  territoryNameId: z.string(),
  text: StoredText,
  territory: z.string(),
  by: z.object({ id: z.string(), name: StoredText }),
  at: IsoTime,
});
export type KeptTerritoryName = z.infer<typeof KeptTerritoryName>;
