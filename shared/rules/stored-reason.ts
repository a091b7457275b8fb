import * as z from 'zod';
import { StoredText } from '../text-schemas.ts';

/** A stated reason as stored. It stays readable even if its kind of finding no longer exists. */
export const StoredReason = z.object({ code: z.string(), text: StoredText });
export type StoredReason = z.infer<typeof StoredReason>;
