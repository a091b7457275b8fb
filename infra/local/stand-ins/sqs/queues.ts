import { join } from 'node:path';
import { openJournal } from './journal.ts';
import type { Deduplication, Depth, QueueSettings, StoredMessage } from './queue.ts';
import { retentionOf } from './queue.ts';
import { queueDoesNotExist } from './refusals.ts';

type Place = { queue: string; id: string };
type Delivery = Place & Required<Pick<StoredMessage, 'visibleAt' | 'receives' | 'firstReceivedAt' | 'receipt'>>;

/** One change of the queues' state. `instead` removes a message in the same step, so that a move cannot be half done. */
export type Change =
  | { put: StoredMessage; instead?: Place }
  | { delivery: Delivery }
  | { gone: Place }
  | { sent: Deduplication };

export type Queues = {
  now: () => number;
  /** Throws QueueDoesNotExist. */
  settingsOf(queue: string): QueueSettings;
  has(queue: string): boolean;
  isDeadLetterQueue(queue: string): boolean;
  /** Oldest first, the expired ones too. */
  messagesIn(queue: string): Iterable<StoredMessage>;
  find(queue: string, id: string): StoredMessage | undefined;
  isExpired(message: StoredMessage): boolean;
  sentBefore(queue: string, deduplicationId: string): Deduplication | undefined;
  nextSequence(): string;
  depth(queue: string): Depth;
  /** Memory shows the changes at once; the promise waits until they, and all earlier ones, are on disk. */
  record(changes: Change[]): Promise<void>;
  /** Waits for the next change of the queue, at most so many milliseconds. */
  changed(queue: string, atMost: number): Promise<void>;
  wake(queue: string): void;
  /** True when the stand-in is stopping: waiting receivers go home. */
  isClosing(): boolean;
  beginClosing(): void;
  close(): Promise<void>;
};

const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The state that all operations share. Messages of queues that the template no longer declares are dropped, as
 * CloudFormation drops them with their queue.
 */
export async function openQueues(directory: string, declared: QueueSettings[], now: () => number): Promise<Queues> {
  const settings = new Map(declared.map((queue) => [queue.name, queue]));
  const contents = new Map(declared.map((queue) => [queue.name, new Map<string, StoredMessage>()]));
  const waiting = new Map(declared.map((queue) => [queue.name, new Set<() => void>()]));
  const sent = new Map<string, Deduplication>();
  const deadLetterQueues = new Set<string>();
  let lastSequence = 0;
  let closing = false;

  for (const { name, redrive, fifo } of declared) {
    if (!redrive) continue;
    const target = settings.get(redrive.deadLetterQueue);
    if (!target)
      throw new Error(`The queue ${name} names a dead-letter queue that is not declared: ${redrive.deadLetterQueue}`);
    if (!target.fifo !== !fifo)
      throw new Error(`The dead-letter queue of ${name} must be of the same kind (FIFO or standard)`);
    deadLetterQueues.add(target.name);
  }

  const remove = (place: Place) => contents.get(place.queue)?.delete(place.id);

  const apply = (change: Change): string[] => {
    if ('put' in change) {
      const { put, instead } = change;
      if (instead) remove(instead);
      contents.get(put.queue)?.set(put.id, put);
      lastSequence = Math.max(lastSequence, Number(put.sequence ?? 0));
      return instead ? [put.queue, instead.queue] : [put.queue];
    }
    if ('delivery' in change) {
      const { queue, id, ...delivery } = change.delivery;
      const message = contents.get(queue)?.get(id);
      if (message) Object.assign(message, delivery);
      return [queue];
    }
    if ('gone' in change) {
      remove(change.gone);
      return [change.gone.queue];
    }
    if ('sent' in change) {
      sent.set(`${change.sent.queue} ${change.sent.deduplicationId}`, change.sent);
      lastSequence = Math.max(lastSequence, Number(change.sent.sequence));
      return [];
    }
    throw new Error('Not a change of the queues');
  };

  const forgetOldSends = () => {
    for (const [key, { until }] of sent) if (until <= now()) sent.delete(key);
  };

  const journal = await openJournal<Change>(join(directory, 'queues.jsonl'), {
    replay: apply,
    snapshot: () => {
      forgetOldSends();
      return [
        ...[...contents.values()].flatMap((queue) => [...queue.values()].map((put) => ({ put }))),
        ...[...sent.values()].map((deduplication) => ({ sent: deduplication })),
      ];
    },
  });

  // On a laptop receivers end together with the queues: what they held would otherwise stay hidden for its whole timeout.
  for (const { name, receiversEndWithUs } of declared) {
    if (!receiversEndWithUs) continue;
    for (const message of contents.get(name)?.values() ?? []) {
      if (message.receipt) message.visibleAt = Math.min(message.visibleAt, now());
    }
  }

  const wake = (queue: string) => {
    for (const resume of waiting.get(queue) ?? []) resume();
  };

  const isExpired = (message: StoredMessage) =>
    message.sentAt + retentionOf(settings.get(message.queue)!) * 1000 <= now();

  return {
    now,
    has: (queue) => settings.has(queue),
    isDeadLetterQueue: (queue) => deadLetterQueues.has(queue),
    isExpired,
    wake,
    isClosing: () => closing,
    close: journal.close,
    settingsOf(queue) {
      const found = settings.get(queue);
      if (!found) throw queueDoesNotExist();
      return found;
    },
    messagesIn: (queue) => contents.get(queue)?.values() ?? [],
    find: (queue, id) => contents.get(queue)?.get(id),
    sentBefore(queue, deduplicationId) {
      forgetOldSends();
      return sent.get(`${queue} ${deduplicationId}`);
    },
    nextSequence() {
      lastSequence = Math.max(lastSequence + 1, now() * 1000);
      return String(lastSequence).padStart(20, '0');
    },
    depth(queue) {
      const depth: Depth = { visible: 0, inFlight: 0, delayed: 0 };
      for (const message of contents.get(queue)?.values() ?? []) {
        if (isExpired(message)) continue;
        if (message.visibleAt <= now()) depth.visible++;
        else if (message.receipt) depth.inFlight++;
        else depth.delayed++;
      }
      return depth;
    },
    record(changes) {
      const touched = new Set(changes.flatMap(apply));
      for (const queue of touched) wake(queue);
      return journal.append(changes);
    },
    changed: (queue, atMost) =>
      new Promise((resolve) => {
        const resume = () => {
          clearTimeout(timer);
          waiting.get(queue)?.delete(resume);
          resolve();
        };
        const timer =
          atMost === Infinity ? undefined : setTimeout(resume, Math.min(Math.max(atMost, 1), LONGEST_TIMER));
        waiting.get(queue)?.add(resume);
      }),
    beginClosing() {
      closing = true;
      for (const queue of waiting.keys()) wake(queue);
    },
  };
}
