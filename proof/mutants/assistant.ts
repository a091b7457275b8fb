import { guards, type Mutant } from './mutant.ts';

const LIMITS = 'services/assistant/conversation-limits.service-test';

/** Guards that limit which changes a message to the assistant may make, and how often. */
export const assistantMutants: readonly Mutant[] = [
  ...guards(
    'services/releases/writes/edit-writes.ts',
    'service',
    'services/releases/editing/edits-at-once.service-test',
    [
      [
        'edits are made to the release as it was read',
        "condition: 'rev = :rev'",
        "condition: ':rev = :rev'",
        'refuses all of them',
      ],
      [
        'which tracks there are, in a draft only',
        "if (isOtherTracks && before.status !== 'draft')",
        'if (false)',
        'edits that the editor refuses',
      ],
      ['one track has an ISRC', 'if (numbers.length > 1)', 'if (false)', 'edits that the editor refuses'],
    ],
  ),
  ...guards('services/assistant/answer-message.ts', 'service', LIMITS, [
    [
      'a file that the release does not have',
      "if (!found) throw new Problem('media-not-found');",
      '',
      'does not find a file of a different release',
    ],
    [
      'a conversation has an end',
      'if (turns > quotas.assistantTurnsPerRelease)',
      'if (false)',
      'allows 2,000 messages about a release',
    ],
  ]),
  ...guards('services/assistant/last-change.ts', 'service', 'services/assistant/assistant.service-test', [
    [
      'what was taken back already is passed over',
      'turn && !isUndone(release, turn.reply.changes)',
      'turn',
      'skips a change that the artist has already reverted',
    ],
  ]),
  ...guards('services/assistant/message-count-repository.ts', 'service', LIMITS, [
    [
      'an hour has so many messages',
      "'attribute_not_exists(messages) OR messages < :most'",
      "'attribute_not_exists(messages) OR :most > :one OR messages < :most'",
      'limits the messages within an hour',
    ],
  ]),
  ...guards('services/assistant/end-with-release.ts', 'service', LIMITS, [
    [
      'a release that is there keeps what was said',
      'if (await releases.find(owned, { consistent: true })) return false;',
      'await releases.find(owned, { consistent: true });',
      'but not with one of its tracks',
    ],
  ]),
  ...guards('services/assistant/conversation-repository.ts', 'service', LIMITS, [
    [
      'what comes after the end of a conversation',
      "if (item.ended) throw new Problem('release-not-found');",
      '',
      'adds nothing afterwards',
    ],
  ]),
  ...guards('services/assistant/answer-message.ts', 'service', 'services/assistant/assistant.service-test', [
    ['an undo goes back through the turns', 'last?.earlier ??', '', 'undoes one turn after another'],
    ['a message is done once', 'if (answered) {', 'if (false) {', 'returns the same answer to a repeated message'],
    [
      'other words with the id of a message',
      'if (answered.fingerprint !== fingerprint)',
      'if (false)',
      'rejects a different message with the same id',
    ],
    [
      'a release that is not there',
      "if (!release && sent.releaseId) throw new Problem('release-not-found');",
      '',
      'hides another artist’s release',
    ],
  ]),
];
