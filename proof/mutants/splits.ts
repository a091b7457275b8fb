import { guards, type Mutant } from './mutant.ts';

/** Who shares a track, and who must agree to what. */
export const splitsMutants: readonly Mutant[] = [
  ...guards('services/splits/open-invitation.ts', 'service', 'services/splits/splits.service-test', [
    ['the secret of an invitation', ' || !isTokenOf(token, invitation.tokenDigest)', '', 'its own secret alone'],
    ['an invitation is answered once', "if (invitation.state !== 'open')", 'if (false)', 'declined without an account'],
    ['an invitation ends', 'if (Date.parse(invitation.expiresAt) <= now().getTime())', 'if (false)', 'in time says so'],
  ]),
  ...guards('services/splits/answer-handlers.ts', 'service', 'services/splits/splits.service-test', [
    ['the proven address of who accepts', 'if (address !== invitation.email)', 'if (false)', 'its own secret alone'],
    [
      'the version that was read',
      'if (agreementsHash(agreements) !== body.agreementsHash)',
      'if (false)',
      'with the text that was read',
    ],
    ['who may send a link again', 'if (!isAllowed || ', 'if (', 'in time says so'],
  ]),
  ...guards('services/splits/owner-handlers.ts', 'service', 'services/splits/proposals.service-test', [
    [
      'who may take a change back',
      'before?.ownerId !== actor.artistId || before.releaseId',
      'before?.releaseId',
      'the owner takes back',
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
  ...guards('services/splits/lapsed-parts.ts', 'service', 'services/splits/splits.service-test', [
    [
      'an invitation that stands is not declined',
      'if (invitation && Date.parse(invitation.expiresAt) > now.getTime()) continue;',
      '',
      'not answered in time, is the owner',
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
