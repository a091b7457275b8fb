import * as z from 'zod';
import { Text } from '../text-schemas.ts';
import { AccountStatus } from './profile.ts';

/** A change to an account's status, with the status that the page showed. A rejection needs a reason (product 13.4). */
export const StatusChange = z.discriminatedUnion('to', [
  z.strictObject({ from: AccountStatus, to: AccountStatus.exclude(['rejected']) }),
  z.strictObject({ from: AccountStatus, to: z.literal('rejected'), reason: Text.min(1) }),
]);
export type StatusChange = z.infer<typeof StatusChange>;
