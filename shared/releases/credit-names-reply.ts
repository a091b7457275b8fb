import * as z from 'zod';
import { StoredArtistCredit, StoredContributor, StoredWriter } from './credit.ts';
import type { CreditNames } from './credit-names.ts';

/** Names to suggest. Lenient, because each name was valid when it was stored. */
export const CreditNamesReply = z.object({
  artists: z.array(StoredArtistCredit.omit({ id: true })),
  contributors: z.array(StoredContributor.omit({ id: true })),
  writers: z.array(StoredWriter.omit({ id: true })),
}) satisfies z.ZodType<CreditNames>;
