import type { Resources } from '../constructs/described-function.ts';
import type { Deployment } from '../deployment.ts';
import type { LiveStack } from './live-stack.ts';

/** Where messages to open pages are published: at the deployment's own push channel, or where a laptop says. */
export const liveChannelsOf = ({
  live: { channels },
  deployment,
}: {
  live: LiveStack;
  deployment: Pick<Deployment, 'liveUrl'>;
}): NonNullable<Resources['liveChannels']> => ({
  publishUrl: deployment.liveUrl ?? channels.publishUrl,
  grantPublish: (to) => channels.grantPublish(to),
});
