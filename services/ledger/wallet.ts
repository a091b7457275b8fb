import * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';

const Micros = MicrosInTable.default(0n);

/** What an artist has, as the table holds it: micro-dollars. One that nothing was ever posted to is not there, and has nothing. */
export const Wallet = z.object({
  available: Micros,
  requested: Micros,
  inFlight: Micros,
  held: Micros,
  /** All that was ever earned, and all that was ever paid out. */
  earned: Micros,
  paidOut: Micros,
  /** What was paid ahead, and is not back yet; and whether anything ever was. */
  advanced: Micros,
  hadAdvance: z.boolean().default(false),
  /** How many transactions it has. */
  ver: z.int().default(0),
  /** The months (UTC, `202611`) in which it has entries. */
  months: z.set(z.string()).default(new Set()),
  /** When a store last took back what was paid out already. */
  clawedBackAt: z.string().optional(),
});
export type Wallet = z.output<typeof Wallet>;
