// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, braces and all.
import { guards, type Mutant } from './mutant.ts';

/** Guards that decide which callers may use a route, and whose data the route reads. */
export const accessMutants: readonly Mutant[] = [
  ...guards('services/platform/actor.ts', 'unit', 'services/platform/actor.test', [
    ['an active account', "if (access !== 'signed-in' && actor.status !== 'active')", 'if (false)'],
    ['an active admin', "if (access !== 'signed-in' && ", "if (access === 'active-artist' && "],
    ['an access token', " || claims.token_use !== 'access'", ''],
    ['a sign-in that goes on', 'if (!isSignInValid(found, claims))', 'if (false)'],
    ['a renewed token is of its sign-in', 'Number(claims.auth_time) > notBefore', 'Number(claims.iat) > notBefore'],
    [
      'of sign-ins that ended one goes on',
      '(keptSignIn !== undefined && claims.origin_jti === keptSignIn)',
      'keptSignIn !== undefined',
    ],
    ['a role by the group too', 'found.role && groupsOf(claims).includes(found.role)', 'found.role'],
    [
      'a role that opens it',
      'isOfficeAccess(access) && !mayOpen(access, actor.role)',
      'isOfficeAccess(access) && !actor.role',
    ],
  ]),
  ...guards('services/platform/fresh-sign-in.ts', 'unit', 'services/platform/fresh-sign-in.test', [
    ['a sign-in of long ago is not fresh', "throw new Problem('sign-in-again', { minutes })", 'void minutes'],
    ['a required second factor is asked for', "throw new Problem('second-factor-needed')", 'return'],
  ]),
  ...guards('services/accounts/handlers.ts', 'service', 'services/test/fresh-sign-in', [
    [
      'roles ask for a fresh sign-in',
      'assertFreshSignIn(actor);\n    await existingProfile',
      'await existingProfile',
      'users/{artistId}/role',
    ],
    [
      'second factors ask for a fresh sign-in',
      'assertFreshSignIn(actor);\n    if (!(await profiles.find',
      'if (!(await profiles.find',
      'second-factor',
    ],
  ]),
  ...guards('services/statements/office/decision-handlers.ts', 'service', 'services/test/fresh-sign-in', [
    [
      'an approval asks for a fresh sign-in',
      "/approve'({ actor, params, body, storeWithEffect }) {\n      assertFreshSignIn(actor);",
      "/approve'({ actor, params, body, storeWithEffect }) {",
      'approve',
    ],
    [
      'a reversal asks for a fresh sign-in',
      "/reverse'({ actor, params, body, storeWithEffect }) {\n      assertFreshSignIn(actor);",
      "/reverse'({ actor, params, body, storeWithEffect }) {",
      'statements/{statementId}/reverse',
    ],
  ]),
  ...guards('services/payments/handlers.ts', 'service', 'services/test/fresh-sign-in', [
    ['a refund asks for a fresh sign-in', 'assertFreshSignIn(actor);', '', 'refund'],
  ]),
  ...guards('services/accounts/on-pre-token-generation.ts', 'unit', 'services/accounts/on-pre-token-generation.test', [
    ['an ordinary token changes no account', 'canChangeAccount ? [] : [ACCOUNT_SCOPE]', '[]'],
    ['a renewed token changes no account', "triggerSource === 'TokenGeneration_Authentication'", 'true'],
  ]),
  ...guards('services/accounts/handlers.ts', 'service', 'services/accounts/password-ends', [
    ['a password ends other sign-ins', 'await profiles.endSignIns(actor.artistId, now(), actor.signInId);', ''],
    ['a stolen token ends nobody’s sign-in', 'if (!actor.canChangeAccount)', 'if (false)'],
  ]),
  ...guards('services/profiles/profile-repository.ts', 'service', 'services/accounts/password-ends', [
    ['signing out everywhere keeps no sign-in', ' REMOVE keptSignIn', '', 'signing out everywhere'],
  ]),
  ...guards('services/profiles/deletion-repository.ts', 'service', 'services/accounts/password-ends', [
    [
      'a deletion keeps no sign-in',
      'REMOVE deletionTakenBackAt, keptSignIn',
      'REMOVE deletionTakenBackAt',
      'deleting the account',
    ],
  ]),
  ...guards('services/accounts/on-post-confirmation.ts', 'service', 'services/accounts/password-ends', [
    ['a reset ends sign-ins', 'await profiles.endSignIns(artistId, now());', ''],
  ]),
  ...guards('services/platform/serve.ts', 'unit', 'services/platform/serve-access.test', [
    ['each request is authorized', 'authorize(row.access, actor);', ''],
    [
      'what is new is told after a fresh read only',
      'if (known) authorize(row.access, await actorFor(row, event, readAccess));',
      '',
      'demoted a moment ago',
    ],
  ]),
  ...guards('services/platform/keys.ts', 'service', 'services/releases/drafts/delete.service-test', [
    ['ownership by the key', "('RELEASE#{artistId}#{releaseId}', {", "('RELEASE#{releaseId}', {", 'somebody else’s'],
  ]),
  ...guards('shared/releases/contract.ts', 'service', 'services/releases/submission/submit.service-test', [
    [
      'an inactive account submits nothing',
      "/submit': {\n    access: 'active-artist'",
      "/submit': {\n    access: 'signed-in'",
      'product 3.12: an account',
    ],
  ]),
  ...guards('shared/media/contract.ts', 'service', 'services/releases/submission/submit.service-test', [
    [
      'an inactive account uploads nothing',
      "/uploads': {\n    access: 'active-artist'",
      "/uploads': {\n    access: 'signed-in'",
      'product 3.12: an account',
    ],
  ]),
  ...guards('shared/media/contract.ts', 'service', 'services/media/photo.service-test', [
    [
      'an inactive account uploads no photo',
      "'POST /api/me/photo': {\n    access: 'active-artist'",
      "'POST /api/me/photo': {\n    access: 'signed-in'",
      'not active',
    ],
  ]),
  ...guards('services/media/inspect-photo.ts', 'unit', 'services/media/inspect-photo.test', [
    ['a bomb is refused by its header', 'if (width * height > MAX_PIXELS)', 'if (false)', '400 million pixels'],
    ['an SVG is no photo', '!TYPES.includes(header.format)', 'false'],
  ]),
  ...guards('shared/releases/office-contract.ts', 'service', 'services/test/isolation.service-test', [
    [
      'the office’s view of a release is the office’s',
      "/releases/{releaseId}': {\n    access: 'reviewer'",
      "/releases/{releaseId}': {\n    access: 'signed-in'",
    ],
  ]),
  ...guards('services/profiles/profile-field-repository.ts', 'service', 'services/accounts/profile-edit.service-test', [
    ['an edit of the profile names what it saw', ' AND ${isAsSeen}`', '`', 'product 5.5'],
  ]),
  ...guards('shared/accounts/profile-edit.ts', 'service', 'services/accounts/profile-edit.service-test', [
    [
      'half of a character is no value',
      ".refine(isWellFormed, 'Isn’t a valid value for this field')",
      '',
      'half a character',
    ],
  ]),
  ...guards('services/accounts/handlers.ts', 'service', 'services/accounts/second-factor.service-test', [
    [
      'a second factor that is taken off is on record',
      'await profiles.secondFactorRemoved(artistId, auditedBy(actor));',
      '',
      'product 3.20',
    ],
    [
      'only a second factor that is there is taken off',
      'if ((await pool.find(artistId))?.hasSecondFactor)',
      'if (true)',
    ],
  ]),
  ...guards('services/profiles/office-role-repository.ts', 'service', 'services/accounts/office-role.service-test', [
    ['the last admin stays', "'size(#from) > :one'", "'size(#from) >= :one'", 'step down'],
    [
      'only admins are counted so',
      "keepsOneAdmin && from === 'admin' && to !== 'admin'",
      "from === 'admin' && to !== 'admin'",
      'the operator can remove',
    ],
    [
      'a role replaces the one that was seen',
      "from ? '#role = :from' : 'attribute_not_exists(#role)'",
      "from ? '#role = :from' : '#status = :was'",
      'cannot overwrite',
    ],
    ['an account that is to end gets no role', " AND attribute_not_exists(deletion)',", "',", 'about to be deleted'],
  ]),
  ...guards('services/profiles/deletion-repository.ts', 'service', 'services/accounts/office-role.service-test', [
    [
      'who works in the office begins no end',
      ' AND attribute_not_exists(#role)',
      ' AND NOT #role = :deletion',
      'has just got a role',
    ],
  ]),
  ...guards('services/profiles/office-role-repository.ts', 'service', 'services/accounts/users.service-test', [
    ['an account that ended gets no role', ' AND attribute_not_exists(closedAt)', '', 'a closed account'],
  ]),
  ...guards('services/profiles/status-update.ts', 'service', 'services/accounts/users.service-test', [
    ['an account that ended gets no status', ' AND attribute_not_exists(closedAt)', '', 'a closed account'],
  ]),
  ...guards('services/profiles/status-update.ts', 'service', 'services/accounts/accounts.service-test', [
    [
      'a status replaces the one that was seen',
      "'#status = :from AND",
      "'(#status = :from OR #status <> :from) AND",
      'cannot overwrite',
    ],
  ]),
  ...guards('shared/accounts/status-change.ts', 'service', 'services/accounts/users.service-test', [
    ['nobody is rejected without a reason', 'Text.min(1)', "Text.default('')", 'needs a reason'],
  ]),
  ...guards('services/accounts/change-role.ts', 'service', 'services/accounts/office-role.service-test', [
    [
      'a role that is taken is taken from the group too',
      'for (const role of officeRoles) if (role !== change.to) await pool.removeFromGroup(artistId, role);',
      '',
      'changes profile, group and status together',
    ],
  ]),
  ...guards('services/accounts/on-pre-sign-up.ts', 'service', 'services/accounts/sign-up.service-test', [
    ['the pool asks the rules of a sign-up', 'if (!check.success) throw', 'if (false) throw', 'product 3.1, 3.2'],
  ]),
];
