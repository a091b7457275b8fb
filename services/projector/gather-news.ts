import { artistChannel } from '../../shared/live/artist-channel.ts';
import type { LiveMessage } from '../../shared/live/message.ts';

/** What the open pages of one artist should hear. */
export type News = { artistId: string; message: LiveMessage };

/** What a message is about. */
const subjectOf = (message: LiveMessage): string => ('releaseId' in message ? message.releaseId : message.kind);

/** The messages of each channel, in order. Of several about one thing only the last: a page that asks then sees them all. */
export function gatherNews(news: readonly News[]): Map<string, LiveMessage[]> {
  const channels = new Map<string, Map<string, LiveMessage>>();
  for (const { artistId, message } of news) {
    const channel = artistChannel(artistId);
    const latest = channels.get(channel) ?? new Map<string, LiveMessage>();
    const subject = subjectOf(message);
    latest.delete(subject);
    latest.set(subject, message);
    channels.set(channel, latest);
  }
  return new Map([...channels].map(([channel, latest]) => [channel, [...latest.values()]]));
}
