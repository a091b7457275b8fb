import * as z from 'zod';
import { ListenerConfig } from '../platform/config.ts';

export const LiveConfig = ListenerConfig.extend({
  /**
   * The `/event` URL of an AppSync Event API, or of a server with the same protocol. Messages to open pages are
   * published there.
   */
  LIVE_URL: z.url(),
});
