import type { EventName } from '../../shared/events/events.ts';

type ListenerRow = {
  /** Its module, which exports `handler`. */
  entry: `services/${string}/on-${string}.ts`;
  hears: readonly [EventName, ...EventName[]];
};

/**
 * Who hears what. Each listener is a function behind a queue of its own, with dead letters, an alarm and a replay by its name (`npm run
 * replay`). The template makes them from these rows, and the relay feeds them by the same rows.
 */
export const listeners = {
  remover: { entry: 'services/media/on-uploads-left.ts', hears: ['uploads-left'] },
  live: {
    entry: 'services/live/on-change.ts',
    hears: ['release-changed', 'release-removed', 'account-changed'],
  },
  mailer: { entry: 'services/mail/on-mail-requested.ts', hears: ['mail-requested'] },
} as const satisfies Record<string, ListenerRow>;

export type ListenerName = keyof typeof listeners;
export const listenerNames = Object.keys(listeners) as ListenerName[];

type Heard = (typeof listeners)[ListenerName]['hears'][number];

/** Who must be told of an event. While there is an event that nobody hears, whoever asks for any event does not compile. */
export const listenersOf = (name: Heard): ListenerName[] =>
  listenerNames.filter((listener) => (listeners[listener].hears as readonly EventName[]).includes(name));
