import type { EventName } from '../../shared/events/events.ts';

type ListenerRow = {
  /** Its module, which exports `handler`. */
  entry: `services/${string}/on-${string}.ts`;
  events: readonly [EventName, ...EventName[]];
};

/**
 * Who listens to what. Each listener is a function behind a queue of its own, with dead letters, an alarm and a replay by its name (`npm run
 * replay`). The template makes them from these rows, and the relay feeds them by the same rows.
 */
export const listeners = {
  remover: { entry: 'services/media/on-uploads-left.ts', events: ['uploads-left'] },
  forgetter: { entry: 'services/assistant/on-uploads-left.ts', events: ['uploads-left'] },
  'split-carrier': { entry: 'services/splits/on-recordings-submitted.ts', events: ['recordings-submitted'] },
  live: {
    entry: 'services/live/on-change.ts',
    events: ['release-changed', 'release-removed', 'account-changed', 'payout-changed', 'statement-changed'],
  },
  forwarder: { entry: 'services/waitlist/on-lead-changed.ts', events: ['lead-changed'] },
  archiver: { entry: 'services/data-export/on-data-export-requested.ts', events: ['data-export-requested'] },
  packer: { entry: 'services/export/on-exports-requested.ts', events: ['exports-requested'] },
  submitter: { entry: 'services/releases/on-submission-due.ts', events: ['submission-due'] },
  importer: { entry: 'services/statements/on-statement-work-due.ts', events: ['statement-work-due'] },
  finder: { entry: 'services/statements/on-recording-matched.ts', events: ['recording-matched'] },
  giver: { entry: 'services/statements/on-suspense-due.ts', events: ['suspense-due'] },
  eraser: { entry: 'services/accounts/on-account-erased.ts', events: ['account-erased'] },
  mailer: { entry: 'services/mail/on-mail-requested.ts', events: ['mail-requested'] },
} as const satisfies Record<string, ListenerRow>;

/**
 * How often an event comes to a listener before it is a dead letter: with pauses of seconds that double, what a listener needs may be away for
 * eight minutes.
 */
export const LISTENER_RECEIVES = 9;

export type ListenerName = keyof typeof listeners;
export const listenerNames = Object.keys(listeners) as ListenerName[];

type DeliveredName = (typeof listeners)[ListenerName]['events'][number];

/** To whom an event is delivered. While there is an event without a listener, whoever asks for any event does not compile. */
export const listenersOf = (name: DeliveredName): ListenerName[] =>
  listenerNames.filter((listener) => (listeners[listener].events as readonly EventName[]).includes(name));
