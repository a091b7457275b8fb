import { guards, type Mutant } from './mutant.ts';

const METHODS = 'services/payouts/payout-methods.service-test';
const ADVANCES = 'services/advances/advances.service-test';
const TAX = 'services/payouts/tax/tax.service-test';
const SANCTIONS = 'services/sanctions/sanctions.service-test';
const MATCH_NAMES = 'services/sanctions/match-names.test';
const CARRY_OVER = 'services/splits/carry-over.service-test';
const RECOUPED = 'services/statements/planning/share-recoupment.service-test';
const LATER = 'services/statements/later-matches/matched-later.service-test';

/**
 * Guards of artists' money, and of deductions from it: payout methods, holds, tax, advances, and recordings matched
 * after posting.
 */
export const moneyMutants: readonly Mutant[] = [
  ...guards('services/advances/advance-repository.ts', 'service', ADVANCES, [
    [
      'of two grants based on one count only one succeeds',
      "grants === 0 ? 'attribute_not_exists(grants)' : 'grants = :read'",
      "grants === 0 ? 'attribute_not_exists(never)' : 'attribute_exists(PK) OR grants = :read'",
      'counts in the write',
    ],
  ]),
  ...guards('services/advances/recoupment.ts', 'unit', 'services/advances/recoupment.test', [
    ['no advance recoups more than a transaction pays', 'wanted < left ? wanted : left', 'wanted'],
    [
      'the oldest advance comes first',
      'one.advanceId < other.advanceId ? -1 : 1',
      'one.advanceId < other.advanceId ? 1 : -1',
    ],
  ]),
  ...guards('services/advances/recoup-in-order.ts', 'unit', 'services/advances/recoup-in-order.test', [
    [
      'a transaction recoups what it would in plan order',
      'repaid: each.repaid - (recouped.get(each.advanceId) ?? 0n)',
      'repaid: each.repaid',
      'in every order',
    ],
    [
      'no advance recoups more than is outstanding',
      'recoupment.micros < rest ? recoupment.micros : rest',
      'recoupment.micros',
    ],
  ]),
  ...guards('services/advances/recoupments.ts', 'service', RECOUPED, [
    [
      'advances recoup in plan order',
      'planned?.[of.n] ? await recoupInPlanOrder(of, planned, advances) : ',
      '',
      'in whichever order',
    ],
  ]),
  ...guards('services/advances/advance-repository.ts', 'service', ADVANCES, [
    [
      'an advance is ended as it was read',
      "ConditionExpression: 'ver = :ver'",
      "ConditionExpression: ':ver = :ver'",
      'takes the rest of an ended advance back',
    ],
    [
      'a colleague’s end of an advance is not one’s own',
      'if (result.decision !== audited.id)',
      'if (false)',
      'takes the rest of an ended advance back',
    ],
  ]),
  ...guards('services/payouts/tax/tax-form-repository.ts', 'service', TAX, [
    [
      'a form is rejected once',
      "'attribute_exists(PK) AND attribute_not_exists(rejected)'",
      "'attribute_exists(PK)'",
      'treats a rejected form as none, and rejects it once',
    ],
  ]),
  ...guards('services/payouts/taxed-earnings-writes.ts', 'service', TAX, [
    [
      'what came back is taxed again',
      "':us': -usMicros",
      "':us': 0n",
      'of US earnings without a form, once, and posts it',
    ],
  ]),
  ...guards('services/payouts/tax/compute-withheld.ts', 'service', TAX, [
    [
      'what was taxed is not taxed again',
      'BigInt(String(item?.usMicros ?? 0))',
      '0n && BigInt(String(item))',
      'of US earnings without a form, once, and posts it',
    ],
  ]),
  ...guards('services/sanctions/match-names.ts', 'unit', MATCH_NAMES, [
    [
      'beside a wrong letter all other words have the same letters',
      "far === 'one-letter' && near !== 'same' && near !== 'letters'",
      "far === 'one-letter' && near === 'one-letter'",
      'allows one wrong letter in a longer word: extra, missing, replaced or swapped',
    ],
    [
      'each listed word needs a word of its own',
      'candidates.filter((other) => other !== candidate)',
      'candidates',
      'a part of a listed name',
    ],
    [
      'a listed name of one word is the whole name',
      'listed.words.length > 1 || name.words.length === 1',
      'true',
      'a part of a listed name',
    ],
  ]),
  ...guards('services/sanctions/name-words.ts', 'unit', MATCH_NAMES, [
    ['what cannot be seen is left out', ".replace(INVISIBLE_CHARACTERS, '')", '', 'ignores invisible characters'],
    [
      'a letter is what it looks like',
      '[word, replaceLookAlikes(word)].map',
      '[word].map',
      'letters that look the same',
    ],
  ]),
  ...guards('services/sanctions/name-codes.ts', 'unit', MATCH_NAMES, [
    [
      'a wrong letter is found wherever it is',
      '[word, ...Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1))]',
      '[word]',
      'any two words',
    ],
  ]),
  ...guards('services/payouts/payout-hold-repository.ts', 'service', SANCTIONS, [
    [
      'a hold is cleared once',
      'if (!hold || hold.cleared)',
      'if (!hold)',
      'holds a payout to a listed name, visible to the office only, until it is cleared',
    ],
    [
      'of two who clear a hold one does',
      "'not_exists'}(#hold.cleared)",
      "'not_exists'}(#hold.never)",
      'holds a payout to a listed name, visible to the office only, until it is cleared',
    ],
  ]),
  ...guards('services/payouts/office-handlers.ts', 'service', SANCTIONS, [
    [
      'who is on another list by now is held again',
      'if (!found || found.listed.every((one) => cleared.includes(serializeEntry(one)))) return;',
      'if (!found || cleared.length > 0) return;',
      'holds a payout to a listed name, visible to the office only, until it is cleared',
    ],
  ]),
  ...guards('services/splits/carry-over.ts', 'service', CARRY_OVER, [
    [
      'a draft has no split carried over',
      'if (!release || !isReadOnly(release.status)) return [];',
      'if (!release) return [];',
      'copies and notifies once if repeated, and leaves a track',
    ],
    [
      'an invitation that waits is to the other track too',
      '[{ write: invitations.addTrack(invitation, after.trackId) }]',
      '[]',
      'lets an invited party accept both with one link, each part under its own id',
    ],
    [
      'a track keeps its own agreement',
      'coded.filter((track) => !known.some(({ trackId }) => trackId === track.id))',
      'coded',
      'copies and notifies once if repeated, and leaves a track',
    ],
  ]),
  ...guards('services/splits/carried-agreement.ts', 'service', CARRY_OVER, [
    [
      'what waits for a party waits under an id of each track',
      'const id = ids.get(partyId) ?? newPartyId();',
      'const id = partyId;',
      'lets an invited party accept both with one link, each part under its own id',
    ],
  ]),
  ...guards('services/relay/facts/release.ts', 'unit', 'services/relay/facts-from-change.test', [
    [
      'a release brings the recordings that the office did not have',
      '.some((isrc) => !known.has(isrc))',
      '.some((isrc) => known.has(isrc))',
      'is submitted',
    ],
    [
      'a draft brings no recording',
      'if (!item || !isListed(releaseStatuses, item.status) || !isReadOnly(item.status)) return [];',
      'if (!item) return [];',
      'is submitted again',
    ],
  ]),
  ...guards('services/advances/recoup-transactions.ts', 'unit', 'services/advances/recoup-transactions.test', [
    ['what one transaction recoups is repaid before the next', '? sum + micros : sum', '? sum : sum'],
  ]),
  ...guards('shared/splits/version-on-day.ts', 'unit', 'shared/splits/version-on-day.test', [
    ['a version counts from its first day on', 'from <= day', 'from < day'],
  ]),
  ...guards('services/splits/track-earnings.ts', 'unit', 'services/splits/track-earnings.test', [
    ['each split has earned its own', 'own.get(trackId) ?? []', '[...own.values()]'],
  ]),
  ...guards('services/payouts/method-handlers.ts', 'service', METHODS, [
    [
      'a method that goes elsewhere waits again',
      'changedAt: at.toISOString() }',
      'changedAt: at.toISOString(), usableAt: before.usableAt }',
      'does not hold a renamed method; holds a changed destination again, and emails both addresses',
    ],
    [
      'two methods do not go to one place',
      'if (same && same !== before)',
      'if (false)',
      'refuses a change to invalid details, another kind, a saved method, or somebody else',
    ],
    [
      'a method keeps its kind',
      'details.kind !== kind',
      'false',
      'refuses a change to invalid details, another kind, a saved method, or somebody else',
    ],
  ]),
  ...guards('services/payouts/payout-method-repository.ts', 'service', METHODS, [
    [
      'a method that goes elsewhere is told of',
      'before.changedAt !== after.changedAt',
      'false',
      'does not hold a renamed method; holds a changed destination again, and emails both addresses',
    ],
  ]),
  ...guards('services/statements/posting/post-transaction.ts', 'service', ADVANCES, [
    [
      'what an advance recoups leaves the balance',
      '...posting, follows: recouped.follows }',
      '...posting }',
      'recoups half of the share',
    ],
  ]),
  ...guards('services/statements/planning/share-recoupment.ts', 'service', RECOUPED, [
    [
      'what is approved is not posted yet',
      "state === 'ready' || state === 'approved'",
      "state === 'ready'",
      'for an artist with two advances',
    ],
  ]),
  ...guards('services/statements/planning/plan-statement.ts', 'service', LATER, [
    [
      'what is matched later is taken out of suspense',
      'later ? -shares.micros',
      'later ? 0n',
      'pays its owner from suspense',
    ],
  ]),
  ...guards('services/statements/posting/post-stage.ts', 'service', LATER, [
    [
      'what was matched while it was posted is paid',
      "isMatched ? needs.workDue(statement, 'later', now) : []",
      '[]',
      'was being posted when it was matched',
    ],
  ]),
];
