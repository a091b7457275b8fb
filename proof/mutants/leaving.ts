import { guards, type Mutant } from './mutant.ts';

/** Guards of an artist's data export, and of closing an account. */
export const leavingMutants: readonly Mutant[] = [
  ...guards('services/data-export/data-export-repository.ts', 'service', 'services/data-export/data-export', [
    [
      'one archive a day',
      "'attribute_not_exists(PK) OR requestedAt <= :dayAgo'",
      "'attribute_not_exists(PK) OR requestedAt <= :dayAgo OR attribute_exists(PK)'",
      'within a day',
    ],
    ['an archive opens to its own token', 'ready && isTokenOf(token, ready.tokenDigest)', 'ready', 'another token'],
    [
      'an archive ends',
      "stored?.state === 'ready' && Date.parse(stored.expiresAt) > now.getTime()",
      "stored?.state === 'ready'",
      'expires after',
    ],
  ]),
  ...guards('services/data-export/belongings.ts', 'service', 'services/data-export/data-export', [
    [
      'the address of an archive ends with the account',
      'erase: ({ table }, { artistId }) => dataExportRepository(table).forget(artistId),',
      '',
      'ends with the account',
    ],
  ]),
  ...guards('services/accounts/follow-accounts.ts', 'service', 'services/accounts/accounts', [
    [
      'an office whose last admin is gone raises an alarm',
      "if (members.length > 0 && members.every(({ role }) => role !== 'admin')) alarmWithoutAdmin(undefined);",
      '',
      'the last admin’s',
    ],
  ]),
  ...guards('services/accounts/handlers.ts', 'service', 'services/accounts/deletion', [
    [
      'a deletion asks for the password',
      "if (!(await passwords.isPasswordOf(artistId, body.password))) throw new Problem('password-wrong');",
      '',
      'wrong name or password',
    ],
    [
      'signing in keeps the account',
      'profile.deletion ? await profiles.takeDeletionBack(actor.artistId, now()) : profile',
      'profile',
      'is cancelled by signing in',
    ],
  ]),
  ...guards('services/profiles/deletion-repository.ts', 'service', 'services/accounts/deletion', [
    [
      'a deletion ends the sign-ins',
      'SET deletion = :deletion, notBefore = :second',
      'SET deletion = :deletion, seconds = :second',
      'ends every sign-in',
    ],
  ]),
];
