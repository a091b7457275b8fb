// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, braces and all.
import { guards, type Mutant } from './mutant.ts';

/** Guards that every domain relies on: requests, idempotency, counters. */
export const platformMutants: readonly Mutant[] = [
  ...guards('infra/local/stand-ins/sqs/poll.ts', 'unit', 'infra/local/full-disk.test', [
    ['a full disk ends no poller', 'if (!isDiskFull(error)) throw error;', 'throw error;', 'SQS refuses a message'],
  ]),
  ...guards('infra/local/stand-ins/s3/operations/put-object.ts', 'unit', 'infra/local/full-disk.test', [
    ['an object that was not stored takes no room', 'await store.discard(blob);', '', 'S3 keeps no bytes'],
  ]),
  ...guards('infra/local/stand-ins/s3/start-s3.ts', 'unit', 'infra/local/full-disk.test', [
    [
      'a full disk is said in the words of S3',
      "isDiskFull(error) ? new S3Error(503, 'ServiceUnavailable', DISK_FULL) : undefined",
      'undefined as S3Error | undefined',
      'S3 refuses an object',
    ],
  ]),
  ...guards('infra/local/aws-json.ts', 'unit', 'infra/local/full-disk.test', [
    [
      'a full disk is said in the words of AWS',
      "if (isDiskFull(error)) return reply(503, { __type: 'ServiceUnavailable', message: DISK_FULL });",
      '',
      'SQS refuses a message',
    ],
  ]),
  ...guards('infra/local/stand-ins/states/executions.ts', 'unit', 'infra/local/full-disk.test', [
    ['a full disk fails no execution', 'if (isDiskFull(error)) throw error;', '', 'a workflow does not fail'],
  ]),
  ...guards('infra/local/append-lines.ts', 'unit', 'infra/local/full-disk.test', [
    ['a log goes on after a full disk', 'if (stream === next) stream = undefined;', '', 'the log drops'],
  ]),
  ...guards('infra/local/journal.ts', 'unit', 'infra/local/journal.test', [
    [
      'half an entry spoils nothing',
      'ftruncateSync(current.descriptor, current.size);',
      '',
      'refuses an entry without storing',
    ],
    [
      'a journal that cannot be rewritten goes on as it is',
      'if (!isDiskFull(error)) throw error;',
      'throw error;',
      'keeps the file when there is no room',
    ],
  ]),
  ...guards('services/platform/problem-reply.ts', 'unit', 'services/platform/serve-reply.test', [
    ['every failure is in the log', 'if (isOurs) logProblem', 'if (error instanceof TypeError) logProblem'],
  ]),
  ...guards('services/platform/serve.ts', 'unit', 'services/platform/serve-reply.test', [
    ['a reply is measured', 'if (bytes > REPLY_LIMIT)', 'if (false)'],
  ]),
  ...guards('services/platform/idempotency.ts', 'unit', 'services/platform/idempotency.test', [
    [
      'a refused request frees its key',
      'if (error instanceof Problem) await stored.free()',
      'if (false) await stored.free()',
      'refused',
    ],
    [
      'a request that may have happened keeps its key',
      'if (error instanceof Problem) await stored.free()',
      'await stored.free()',
      'of a failed request',
    ],
    ['a held key is freed', 'await stored.free(lock)', 'await Promise.resolve()', 'a request without effect'],
  ]),
  ...guards('services/platform/stored-answer.ts', 'unit', 'services/platform/idempotency.test', [
    ['an answer asks for the lock', "'#lock = :lock'", "'#lock = :lock OR attribute_exists(PK)'", 'requires the lock'],
    ['ids follow from the whole request', '${artistId} ${hash} ${fingerprint}', '${hash}', 'the same ids'],
  ]),
  ...guards(
    'services/releases/library/card-replacement.ts',
    'service',
    'services/projector/project-release.service-test',
    [
      ['a card goes over an older one only', 'if (expected && expected.rev >= rev) return false;', ''],
      [
        'a count is taken from the card that is stored',
        "'rev = :expected' : 'attribute_not_exists(PK)'",
        "'(rev = :expected OR attribute_exists(PK) OR attribute_not_exists(PK))' : '(attribute_exists(PK) OR attribute_not_exists(PK))'",
      ],
      ['an artist without a profile stops no card', 'if (refused.index > 0)', 'if (false)'],
    ],
  ),
  ...guards('services/platform/stored-answer.ts', 'service', 'services/test/idempotency.service-test', [
    [
      'a key is of one request',
      'if (item.fingerprint !== fingerprint)',
      'if (false)',
      'another body under the same key',
    ],
    [
      'a key runs once',
      "'attribute_not_exists(PK) OR #ttl < :now'",
      "'attribute_not_exists(PK) OR attribute_exists(PK) OR #ttl < :now'",
      'five times',
    ],
    [
      'a lock ends by its own time',
      "'attribute_not_exists(PK) OR #ttl < :now'",
      "'attribute_not_exists(PK) OR (#ttl < :now AND attribute_not_exists(PK))'",
      'at their own time',
    ],
  ]),
  ...guards('services/platform/idempotency.ts', 'service', 'services/test/idempotency.service-test', [
    [
      'a held key runs nothing else',
      "if (earlier && earlier.lock !== lock) throw new Problem('still-running');",
      '',
      'at their own time',
    ],
  ]),
  ...guards('services/platform/table.ts', 'unit', 'services/platform/table.test', [
    ['a call without a connection may be made again', ' || isUnsent(error)', ''],
    ['a read without an answer may be made again', ' || isUnanswered(error)', ''],
  ]),
  ...guards('services/platform/unsent-calls.ts', 'unit', 'services/platform/table.test', [
    ['a call that was sent may have written', 'else if (!sent.has(context)) unsent', 'else unsent'],
  ]),
];
