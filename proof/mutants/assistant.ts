import { guards, type Mutant } from './mutant.ts';

/** What a message to the assistant may do, and how often. */
export const assistantMutants: readonly Mutant[] = [
  ...guards('services/releases/writes/edit-writes.ts', 'service', 'services/releases/edits-at-once.service-test', [
    [
      'edits are made to the release as it was read',
      "condition: 'rev = :rev'",
      "condition: ':rev = :rev'",
      'refuses all of them',
    ],
    [
      'which tracks there are, in a draft only',
      "if (added.length > 0 && before.status !== 'draft')",
      'if (false)',
      'what the editor refuses',
    ],
    ['one track has an ISRC', 'if (numbers.length > 1)', 'if (false)', 'what the editor refuses'],
  ]),
  ...guards('services/assistant/conversation-repository.ts', 'service', 'services/assistant/assistant.service-test', [
    [
      'what comes after the end of a conversation',
      "if (item.ended) throw new Problem('release-not-found');",
      '',
      'nothing comes after',
    ],
  ]),
  ...guards('services/assistant/answer-message.ts', 'service', 'services/assistant/assistant.service-test', [
    ['a message is done once', 'if (earlier) {', 'if (false) {', 'sent again it has the same answer'],
    [
      'other words with the id of a message',
      'if (earlier.fingerprint !== fingerprint)',
      'if (false)',
      'other words with its id',
    ],
    [
      'a release that is not there',
      "if (!release && sent.releaseId) throw new Problem('release-not-found');",
      '',
      'somebody else’s release',
    ],
  ]),
];
