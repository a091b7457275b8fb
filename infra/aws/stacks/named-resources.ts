import type { Resources } from '../constructs/described-function.ts';
import type { Deployment } from '../deployment.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import { livePublishing } from './live-publishing.ts';
import type { LiveStack } from './live-stack.ts';
import type { MediaStack } from './media-stack.ts';
import { namedBuckets } from './named-buckets.ts';
import type { SharedData } from './shared-data.ts';

/** The stacks that own the resources of background functions. */
export type SourceStacks = {
  data: DataStack;
  auth: AuthStack;
  live: LiveStack;
  media: MediaStack;
  deployment: Deployment;
  /** Whether this synthesis is for a real site, so that everything to be deployed must exist. */
  deploys: boolean;
};

/**
 * The resources that listeners, schedules and workflow steps can name in their descriptions.
 * @param data the data stack, as the functions' own stack refers to it
 */
export const namedResources = (
  data: SharedData,
  { auth, live, media, deployment, deploys }: Omit<SourceStacks, 'data'>,
): Resources => ({
  tables: data,
  buckets: namedBuckets(data, media),
  secrets: {
    get stripe() {
      return data.stripeSecret;
    },
    get unsubscribe() {
      return data.unsubscribeSecret;
    },
  },
  settings: deployment,
  deploys,
  mailSender: auth.mailSender ?? 'none',
  liveChannels: livePublishing({ live, deployment }),
});
