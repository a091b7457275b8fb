import { artistChannel } from '../../shared/live/artist-channel.ts';
import type { LiveMessage } from '../../shared/live/message.ts';

/** What the open pages of one artist should hear. */
export type News = { artistId: string; message: LiveMessage };

/** The messages of each channel, in order. Of several about one release only the last: a page that asks then sees them all. */
export function gatherNews(news: readonly News[]): Map<string, LiveMessage[]> {
  const channels = new Map<string, Map<string, LiveMessage>>();
  for (const { artistId, message } of news) {
    const channel = artistChannel(artistId);
    const latest = channels.get(channel) ?? new Map<string, LiveMessage>();
    latest.delete(message.releaseId);
    latest.set(message.releaseId, message);
    channels.set(channel, latest);
  }
  return new Map([...channels].map(([channel, latest]) => [channel, [...latest.values()]]));
}
