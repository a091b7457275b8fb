import * as z from 'zod';
import { ListenerConfig } from '../platform/config.ts';

export const LiveConfig = ListenerConfig.extend({
  /** Where messages to open pages are published: the `/event` address of an AppSync Event API, or of what speaks its protocol. */
  LIVE_URL: z.url(),
});
