import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { artistChannel } from '../../shared/live/artist-channel.ts';
import type { LiveMessage } from '../../shared/live/message.ts';
import type { listeners } from '../relay/listeners.ts';

/** What is shown live on an artist's open pages. */
export type LiveEvent = PublishedEvent<(typeof listeners)['live']['events'][number]>;

function messageOf({ name, body }: LiveEvent): LiveMessage {
  if (name === 'account-changed' || name === 'payout-changed') return { kind: name };
  if (name === 'statement-changed') return { kind: name, statementId: body.statementId };
  return { kind: name, releaseId: body.releaseId, rev: body.rev };
}

/** What a message is about. */
function subjectOf(message: LiveMessage): string {
  if ('statementId' in message) return message.statementId;
  return 'releaseId' in message ? message.releaseId : message.kind;
}

/** Of two about one thing, whether this one is the later: events come in any order. A release is removed after its last change. */
const isLater = (message: LiveMessage, than: LiveMessage): boolean => {
  if (!('rev' in message) || !('rev' in than)) return false;
  return message.rev === than.rev ? message.kind === 'release-removed' : message.rev > than.rev;
};

/** Where the open pages of the artist listen whom it is about. */
export const channelOf = ({ body }: LiveEvent): string => artistChannel(body.artistId);

/** The messages of each channel. Of several about one thing only the last: a page that asks then sees them all. */
export function gatherMessages(events: readonly LiveEvent[]): Map<string, LiveMessage[]> {
  const channels = new Map<string, Map<string, LiveMessage>>();
  for (const one of events) {
    const message = messageOf(one);
    const latest = channels.get(channelOf(one)) ?? new Map<string, LiveMessage>();
    const known = latest.get(subjectOf(message));
    if (!known || isLater(message, known)) latest.set(subjectOf(message), message);
    channels.set(channelOf(one), latest);
  }
  return new Map([...channels].map(([channel, latest]) => [channel, [...latest.values()]]));
}
