import type { Resources } from '../constructs/described-function.ts';
import type { Deployment } from '../deployment.ts';
import type { LiveStack } from './live-stack.ts';

/** Where messages to open pages are published: on the deployment's own push channel, or at a laptop's address. */
export const livePublishing = ({
  live: { channels },
  deployment,
}: {
  live: LiveStack;
  deployment: Pick<Deployment, 'liveUrl'>;
}): NonNullable<Resources['liveChannels']> => ({
  publishUrl: deployment.liveUrl ?? channels.publishUrl,
  grantPublish: (to) => channels.grantPublish(to),
});
