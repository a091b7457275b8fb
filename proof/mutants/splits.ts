import { guards, type Mutant } from './mutant.ts';

/** Guards of splits: who shares a track, and who must agree. */
export const splitsMutants: readonly Mutant[] = [
  ...guards('services/splits/open-invitation.ts', 'service', 'services/splits/splits.service-test', [
    [
      'the secret of an invitation',
      ' || !isTokenOf(token, invitation.tokenDigest)',
      '',
      'opens only with its own token, and asks the user pool for the address',
    ],
    [
      'an invitation is answered once',
      "if (invitation.state !== 'open')",
      'if (false)',
      'can be declined once without an account, and its part is paid to nobody',
    ],
    [
      'an invitation ends',
      'if (Date.parse(invitation.expiresAt) <= now().getTime())',
      'if (false)',
      'says when it has expired, and can be sent again with a new link',
    ],
  ]),
  ...guards('services/splits/answer-handlers.ts', 'service', 'services/splits/splits.service-test', [
    [
      'the proven address of who accepts',
      'if (address !== invitation.email)',
      'if (false)',
      'opens only with its own token, and asks the user pool for the address',
    ],
    [
      'the version that was read',
      'if (agreementsHash(agreements) !== body.agreementsHash)',
      'if (false)',
      'with the text that was read',
    ],
    [
      'who may send a link again',
      'if (!isAllowed || ',
      'if (',
      'says when it has expired, and can be sent again with a new link',
    ],
  ]),
  ...guards('services/splits/owner-handlers.ts', 'service', 'services/splits/proposals.service-test', [
    [
      'who may take a change back',
      'before?.ownerId !== actor.artistId || before.releaseId',
      'before?.releaseId',
      'has no effect if the party declines, or the owner withdraws it',
    ],
  ]),
  ...guards(
    'services/statements/suspense/suspense-repository.ts',
    'service',
    'services/statements/suspense/suspense.service-test',
    [
      [
        'a part is paid or reversed as it was read',
        "ConditionExpression: '#state = :from'",
        "ConditionExpression: 'attribute_exists(PK) AND :from = :from'",
        'paid five times during the reversal',
      ],
    ],
  ),
  ...guards(
    'services/statements/suspense/pay-suspense.ts',
    'service',
    'services/statements/suspense/suspense.service-test',
    [
      [
        'a part that is no longer in suspense',
        "if (part?.state !== 'waiting')",
        'if (!part)',
        'paid five times during the reversal',
      ],
    ],
  ),
  ...guards('services/splits/suspense-owner.ts', 'unit', 'services/splits/suspense-owner.test', [
    ['whose part it is', '.filter((party) => party.partyId === partyId)', ''],
    ['only what was declined falls to the owner', 'isDeclined && ', ''],
    ['a part falls by another version', '!isNamedNow && ', ''],
    ['nothing falls to an account that has ended', " && ownerName !== ''", ''],
  ]),
  ...guards('services/splits/decline-lapsed-parts.ts', 'service', 'services/splits/splits.service-test', [
    [
      'an invitation that stands is not declined',
      'if (invitation && Date.parse(invitation.expiresAt) > now.getTime()) continue;',
      '',
      'a part that was declined, or not answered in time, returns to the owner with the next version without it',
    ],
  ]),
  ...guards(
    'services/statements/suspense/attributed-suspense.ts',
    'service',
    'services/statements/suspense/suspense.service-test',
    [['streams of a part that fell count once', ', quantity: 0n', '', 'paid to the owner']],
  ),
  ...guards('services/earnings/merge-cells.ts', 'service', 'services/statements/suspense/suspense.service-test', [
    [
      'both parts of a line are reckoned',
      'parts: withParts(before.get(trackId)?.parts ?? [], parts),',
      'parts,',
      'paid to the owner',
    ],
  ]),
  ...guards('shared/splits/who-must-agree.ts', 'unit', 'shared/splits/who-must-agree.test', [
    ['whose part shrinks', 'parts > partOf(artistId, next.parties)', 'false'],
    ['only who has accepted', " && state === 'accepted'", ''],
  ]),
];
