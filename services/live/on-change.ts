import { readConfig } from '../platform/config.ts';
import { listenTogether } from '../platform/listen.ts';
import { openLog } from '../platform/logger.ts';
import { listeners } from '../relay/listeners.ts';
import { LiveConfig } from './config.ts';
import { channelOf, gatherMessages } from './gather-messages.ts';
import { liveGateway } from './live-gateway.ts';

const config = readConfig(LiveConfig);
const live = liveGateway({ url: config.LIVE_URL, region: process.env.AWS_REGION ?? '' });

/**
 * Tells the artist's open pages that something has changed. They then fetch it from the API; they also refetch whenever
 * they regain focus.
 */
export const handler = listenTogether(listeners.live.events, { config, log: openLog('live') }, async (events) => {
  const published = new Map(
    [...gatherMessages(events)].map(([channel, messages]) => [channel, live.publish(channel, messages)]),
  );
  return Promise.allSettled(events.map((one) => published.get(channelOf(one))));
});
