import { guards, type Mutant } from './mutant.ts';

/** Guards of events and of the people they notify. */
export const eventsMutants: readonly Mutant[] = [
  ...guards('services/platform/outbox.ts', 'service', 'services/platform/outbox', [
    [
      'an event is said once',
      "ConditionExpression: 'attribute_not_exists(PK)'",
      "ConditionExpression: 'attribute_not_exists(nothing)'",
    ],
  ]),
  ...guards('services/platform/consume-queue.ts', 'unit', 'services/platform/listen.test', [
    ['what failed comes again', "ends[n]?.status !== 'fulfilled'", "ends[n]?.status === 'nothing'"],
    [
      'what failed comes again soon',
      'await Promise.all(failed.map((message) => hide(message, waitSeconds(message, ends[Records.indexOf(message)]))));',
      '',
    ],
    ['long work comes again when its run would have ended', 'if (returnsAfterTimeout && run)', 'if (!run)'],
    ['what is not due yet comes when it says', 'end.reason instanceof RetryLater', 'false'],
  ]),
  ...guards('services/platform/listen.ts', 'unit', 'services/platform/listen.test', [
    ['an end that is not told is a failure', '?? NO_OUTCOME', "?? { status: 'fulfilled', value: undefined }"],
  ]),
  ...guards('shared/events/published-event.ts', 'unit', 'shared/events/published-event.test', [
    ['a listener hears its own events only', 'name: z.enum(names)', 'name: z.enum(Object.keys(events))'],
    ['a body is what its row promises', 'events[name].body.parse(envelope.body)', 'envelope.body'],
  ]),
  ...guards('services/relay/facts/release.ts', 'unit', 'services/relay/facts-from-change.test', [
    ['a removed track leaves uploads', '!Object.hasOwn(remaining, trackId)', 'false'],
    ['a deleted release leaves uploads', 'if (!after) return true;', 'if (!after) return false;'],
  ]),
  ...guards('services/relay/facts/outbox.ts', 'unit', 'services/relay/facts-from-change.test', [
    [
      'the end of an outbox item is no fact',
      'after && !before ? [readEvent(names, after)]',
      'after || before ? [readEvent(names, after ?? before)]',
    ],
  ]),
  ...guards('services/relay/with-current-item.ts', 'unit', 'services/relay/facts-from-change.test', [
    ['what was said is replayed as it was said', 'keys.outbox.read(lost.key) ? lost : ', ''],
  ]),
  ...guards('services/relay/queue-gateway.ts', 'unit', 'services/relay/on-table-change.test', [
    ['what a queue refused is not told', 'refused.set(id, error);', '{ id; error; }'],
    [
      'a refusal of a moment is tried again',
      'if (again.length === 0 || attempt === MAX_ATTEMPTS) return refused;',
      'return refused;',
    ],
    ['a call takes ten messages', 'last.length < MAX_MESSAGES && ', ''],
  ]),
  ...guards('services/relay/deliver-events.ts', 'unit', 'services/relay/on-table-change.test', [
    [
      'an event counts as delivered when all its listeners have it',
      "if (outcome?.status === 'rejected') outcomes.set(event, outcome);",
      '',
    ],
  ]),
  ...guards('services/live/gather-messages.ts', 'unit', 'services/live/gather-messages.test', [
    ['a late message never hides a newer one', 'message.rev > other.rev', 'true'],
    ['a release is removed after its last change', "message.kind === 'release-removed' : ", 'false : '],
  ]),
];
