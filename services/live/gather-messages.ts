import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { artistChannel } from '../../shared/live/artist-channel.ts';
import type { LiveMessage } from '../../shared/live/message.ts';
import type { listeners } from '../relay/listeners.ts';

/** An event that open pages show. */
export type LiveEvent = PublishedEvent<(typeof listeners)['live']['events'][number]>;

function messageOf({ name, body }: LiveEvent): LiveMessage {
  if (name === 'account-changed' || name === 'payout-changed' || name === 'notices-changed') return { kind: name };
  if (name === 'statement-changed') return { kind: name, statementId: body.statementId };
  if (name === 'store-states-changed' || name === 'takedown-changed') return { kind: name, releaseId: body.releaseId };
  return { kind: name, releaseId: body.releaseId, rev: body.rev };
}

/** Messages with the same subject replace each other: those about the same release, for example. */
function subjectOf(message: LiveMessage): string {
  if ('statementId' in message) return message.statementId;
  if ('rev' in message) return message.releaseId;
  return 'releaseId' in message ? `${message.kind} ${message.releaseId}` : message.kind;
}

/**
 * Whether a message is newer than another one about the same subject. Events may arrive in any order; a removal is
 * always the newest.
 */
const isNewer = (message: LiveMessage, other: LiveMessage): boolean => {
  if (!('rev' in message) || !('rev' in other)) return false;
  return message.rev === other.rev ? message.kind === 'release-removed' : message.rev > other.rev;
};

/** The channel of the event's artist. */
export const channelOf = ({ body }: LiveEvent): string => artistChannel(body.artistId);

/**
 * Gathers the messages for each channel. Keeps only the newest about each subject, because the page then fetches the
 * current state.
 */
export function gatherMessages(events: readonly LiveEvent[]): Map<string, LiveMessage[]> {
  const channels = new Map<string, Map<string, LiveMessage>>();
  for (const one of events) {
    const message = messageOf(one);
    const latest = channels.get(channelOf(one)) ?? new Map<string, LiveMessage>();
    const known = latest.get(subjectOf(message));
    if (!known || isNewer(message, known)) latest.set(subjectOf(message), message);
    channels.set(channelOf(one), latest);
  }
  return new Map([...channels].map(([channel, latest]) => [channel, [...latest.values()]]));
}
