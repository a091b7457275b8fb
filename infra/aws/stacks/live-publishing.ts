import type { Resources } from '../constructs/described-function.ts';
import type { Deployment } from '../deployment.ts';
import type { LiveStack } from './live-stack.ts';

/** The URL to which messages for open pages are published: the deployment's own push channel, or the local stack's. */
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
