import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { Disk } from '../../disk.ts';
import { openJournal } from '../../journal.ts';
import { type Depth, type QueueSettings, retentionOf, type StoredMessage } from './queue.ts';
import { refusals } from './refusals.ts';

type Position = { queue: string; id: string };

/** A message in its new state, or its deletion. */
export type QueueChange = { put: StoredMessage } | { gone: Position };

export type Queues = ReturnType<typeof openQueues>;

const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Opens the state that all operations share. Messages of queues that the template no longer declares are dropped, just
 * as CloudFormation deletes them with their queue.
 */
export function openQueues(directory: string, declared: QueueSettings[], now: () => number, disk?: Disk) {
  const settings = new Map(declared.map((queue) => [queue.name, queue]));
  const contents = new Map(declared.map((queue) => [queue.name, new Map<string, StoredMessage>()]));
  const changes = new EventEmitter().setMaxListeners(0);
  let closing = false;

  for (const { name, redrive } of declared) {
    if (redrive && !settings.has(redrive.deadLetterQueue))
      throw new Error(`The queue ${name} names a dead-letter queue that is not declared: ${redrive.deadLetterQueue}`);
  }

  const apply = (change: QueueChange): string => {
    if ('put' in change) {
      contents.get(change.put.queue)?.set(change.put.id, change.put);
      return change.put.queue;
    }
    contents.get(change.gone.queue)?.delete(change.gone.id);
    return change.gone.queue;
  };
  /** All changes in one entry are stored or lost together, so that a move is never half done. */
  const journal = openJournal<QueueChange[]>(path.join(directory, 'queues.jsonl'), {
    replay: (entry) => entry.forEach(apply),
    snapshot: () => [...contents.values()].flatMap((queue) => [...queue.values()].map((put) => [{ put }])),
    disk,
  });
  const record = (entry: QueueChange[]): void => {
    if (entry.length === 0) return;
    // Of a deleted message, store only the queue and the id.
    journal.append(entry.map((one) => ('put' in one ? one : { gone: { queue: one.gone.queue, id: one.gone.id } })));
    for (const queue of new Set(entry.map(apply))) changes.emit(queue);
  };

  // Locally, receivers stop when the queues do. Make the messages that they were handling visible again, which would
  // otherwise stay hidden until the timeout.
  for (const { name } of declared.filter(({ receiversEndWithUs }) => receiversEndWithUs))
    for (const message of contents.get(name)?.values() ?? [])
      if (message.receipt) message.visibleAt = Math.min(message.visibleAt, now());

  const settingsOf = (queue: string): QueueSettings => {
    const found = settings.get(queue);
    if (!found) throw refusals.queueDoesNotExist();
    return found;
  };
  const isExpired = (message: StoredMessage): boolean =>
    message.sentAt + retentionOf(settingsOf(message.queue)) * 1000 <= now();

  return {
    now,
    settingsOf,
    isExpired,
    record,
    exists: (queue: string) => settings.has(queue),
    isDeadLetterQueue: (queue: string) => declared.some(({ redrive }) => redrive?.deadLetterQueue === queue),
    /** The messages of a queue, oldest first, including expired ones. */
    messagesIn: (queue: string): StoredMessage[] => [...(contents.get(queue)?.values() ?? [])],
    find: (queue: string, id: string) => contents.get(queue)?.get(id),
    depth(queue: string): Depth {
      const alive = [...(contents.get(settingsOf(queue).name)?.values() ?? [])].filter((one) => !isExpired(one));
      const visible = alive.filter(({ visibleAt }) => visibleAt <= now()).length;
      return { visible, inFlight: alive.length - visible };
    },
    /** Stores a new message. @returns its id */
    send(queue: string, body: string, sender: string): string {
      const [id, at] = [randomUUID(), now()];
      record([{ put: { id, queue: settingsOf(queue).name, body, sender, sentAt: at, visibleAt: at, receives: 0 } }]);
      return id;
    },
    /** Waits for the next change to the queue, for at most `atMost` milliseconds. */
    changed: (queue: string, atMost: number) =>
      new Promise<void>((resolve) => {
        const resume = () => {
          clearTimeout(timer);
          changes.off(queue, resume);
          resolve();
        };
        const timer =
          atMost === Infinity ? undefined : setTimeout(resume, Math.min(Math.max(atMost, 1), LONGEST_TIMER));
        changes.on(queue, resume);
      }),
    wake: (queue: string) => void changes.emit(queue),
    /** Whether the stand-in is shutting down; waiting receivers then return. */
    isClosing: () => closing,
    beginClosing() {
      closing = true;
      for (const queue of settings.keys()) changes.emit(queue);
    },
    close: journal.close,
  };
}
