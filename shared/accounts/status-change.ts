import * as z from 'zod';
import { Text } from '../text.ts';
import { AccountStatus } from './profile.ts';

/** Another status of an account, from the one that was seen. Nobody is rejected without being told why (product 13.4). */
export const StatusChange = z.discriminatedUnion('to', [
  z.strictObject({ from: AccountStatus, to: AccountStatus.exclude(['rejected']) }),
  z.strictObject({ from: AccountStatus, to: z.literal('rejected'), reason: Text.min(1) }),
]);
export type StatusChange = z.infer<typeof StatusChange>;
