import type { Resources } from '../constructs/described-function.ts';
import type { Deployment } from '../deployment.ts';
import type { AuthStack } from './auth-stack.ts';
import { bucketsOf } from './buckets-of.ts';
import type { DataStack } from './data-stack.ts';
import { liveChannelsOf } from './live-channels-of.ts';
import type { LiveStack } from './live-stack.ts';
import type { MediaStack } from './media-stack.ts';

/** What stands before functions that nobody waits for. */
export type Places = {
  data: DataStack;
  auth: AuthStack;
  live: LiveStack;
  media: MediaStack;
  deployment: Deployment;
  /** Whether this synthesis is of a real site. */
  deploys: boolean;
};

/** What listeners, schedules and the steps of workflows may name in their descriptions. */
export const resourcesOf = ({ data, auth, live, media, deployment, deploys }: Places): Resources => ({
  tables: data,
  buckets: bucketsOf({ data, media }),
  secrets: { stripe: data.stripeSecret },
  settings: deployment,
  deploys,
  mailSender: auth.mailSender ?? 'none',
  liveChannels: liveChannelsOf({ live, deployment }),
});
