import type { EventName } from '../../shared/events/events.ts';
import { isListed } from '../../shared/is-listed.ts';
import { keysOf } from '../../shared/typed-record.ts';

type ListenerRow = {
  /** The module that exports `handler`. */
  entry: `services/${string}/on-${string}.ts`;
  events: readonly [EventName, ...EventName[]];
};

/**
 * The listeners and the events that each receives. A listener is a function with its own queue, a dead-letter queue, an
 * alarm and a replay (`npm run replay -- <name>`). The template creates these from the rows below, by which the relay
 * also delivers. A name is part of the names of deployed resources: renaming a row replaces its queue.
 */
export const listeners = {
  remover: { entry: 'services/media/on-uploads-left.ts', events: ['uploads-left'] },
  forgetter: { entry: 'services/assistant/on-uploads-left.ts', events: ['uploads-left'] },
  hearer: { entry: 'services/listening/on-audio-placed.ts', events: ['audio-placed'] },
  viewer: { entry: 'services/looking/on-cover-placed.ts', events: ['cover-placed'] },
  'split-carrier': { entry: 'services/splits/on-recordings-submitted.ts', events: ['recordings-submitted'] },
  live: {
    entry: 'services/live/on-change.ts',
    events: [
      'release-changed',
      'release-removed',
      'store-states-changed',
      'takedown-changed',
      'account-changed',
      'payout-changed',
      'statement-changed',
      'notices-changed',
    ],
  },
  settler: { entry: 'services/takedowns/on-store-states-changed.ts', events: ['store-states-changed'] },
  forwarder: { entry: 'services/waitlist/on-lead-changed.ts', events: ['lead-changed'] },
  archiver: { entry: 'services/data-export/on-data-export-requested.ts', events: ['data-export-requested'] },
  packer: { entry: 'services/export/on-exports-requested.ts', events: ['exports-requested'] },
  submitter: { entry: 'services/releases/on-submission-due.ts', events: ['submission-due'] },
  refunder: { entry: 'services/payments/on-release-withdrawn.ts', events: ['release-withdrawn'] },
  importer: { entry: 'services/statements/on-statement-work-due.ts', events: ['statement-work-due'] },
  finder: { entry: 'services/statements/on-recording-matched.ts', events: ['recording-matched'] },
  giver: { entry: 'services/statements/on-suspense-due.ts', events: ['suspense-due'] },
  eraser: { entry: 'services/accounts/on-account-erased.ts', events: ['account-erased'] },
  // Also receives emails, because some facts are announced by an email of their own.
  announcer: { entry: 'services/notices/on-notice-due.ts', events: ['notice-due', 'mail-requested'] },
  mailer: { entry: 'services/mail/on-mail-requested.ts', events: ['mail-requested'] },
} as const satisfies Record<string, ListenerRow>;

/**
 * The number of times that an event is delivered before it goes to the dead-letter queue. The pauses between deliveries
 * double, so a listener's dependency may be unavailable for eight minutes.
 */
export const LISTENER_RECEIVES = 9;

export type ListenerName = keyof typeof listeners;
export const listenerNames = keysOf(listeners);

type DeliveredName = (typeof listeners)[ListenerName]['events'][number];

/** The listeners for an event. If no row names the event, its callers do not compile. */
export const listenersOf = (name: DeliveredName): ListenerName[] =>
  listenerNames.filter((listener) => isListed(listeners[listener].events, name));
