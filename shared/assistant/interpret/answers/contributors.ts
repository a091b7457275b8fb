import type { Act } from '../../act.ts';
import type { Answer } from '../context.ts';
import { creditActs, offerCredits } from '../credits/credit-acts.ts';
import { areCreditsUncertain } from '../credits/credit-doubt.ts';
import { knownCredits, nameKey } from '../credits/known-credits.ts';
import { type CreditMention, readCredits } from '../credits/read-credits.ts';
import { areOnly } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

type ContributorRole = Extract<CreditMention['role'], { list: 'contributors' }>['role'];
/** Roles to offer for a person named without a role. */
const LIKELY: readonly ContributorRole[] = ['Producer', 'Mixing Engineer', 'Mastering Engineer', 'Musician'];
const ALONE: readonly ContributorRole[] = ['Producer', 'Mixing Engineer', 'Mastering Engineer'];

/** Words in a group's name that imply its role. */
const GROUPS: readonly (readonly [RegExp, ContributorRole])[] = [
  [/\b(?:choir|coro|coral|chor|kammerchor|choeur|chorale|singers)\b/i, 'Choir'],
  [
    /\b(?:orchestra|orquesta|orquestra|orchestre|orchester|philharmonic|philharmonie|symphony|sinfonica)\b/i,
    'Orchestra',
  ],
  [/\b(?:ensemble|players|quartet|quartett|quintet|sinfonietta|camerata|consort)\b/i, 'Ensemble'],
];

/** Reads the contributors. Asks for the role of a name that has none, and asks about "all by myself". */
export const contributors: Answer = (text, { release }) => {
  const known = knownCredits(release);
  const reading = readCredits(text, known, 'contributors');
  const others = reading.names.filter(
    ({ name, isClear, isAmidTalk }) =>
      name !== 'me' &&
      !isAmidTalk &&
      (isClear || reading.credits.length === 0) &&
      (name !== name.toLowerCase() || nameKey(text) === nameKey(name)),
  );
  const groups = others.flatMap(({ name, tracks }): CreditMention[] => {
    const role = GROUPS.find(([word]) => word.test(name))?.[1];
    return role ? [{ name, tracks, role: { list: 'contributors', role } }] : [];
  });
  const unclear = others.filter(({ name }) => !groups.some((group) => group.name === name));
  const credits = [...reading.credits, ...groups];
  const rolesOf = (
    names: readonly { name: string; tracks: CreditMention['tracks'] }[],
    roles: readonly ContributorRole[],
  ): CreditMention[] =>
    names.flatMap(({ name, tracks }) =>
      roles.map((role): CreditMention => ({ name, tracks, role: { list: 'contributors', role } })),
    );
  const offers: Act[] =
    unclear.length === 0 || unclear.length > 4
      ? []
      : [
          offerCredits(
            text,
            LIKELY.map((role) => rolesOf(unclear, [role])),
          ),
        ];
  if (credits.length > 0) {
    if (reading.isDoubtful || areCreditsUncertain(text)) return [offerCredits(text, [credits])];
    return [...creditActs(credits), ...(unclear.every(({ isKnown }) => !isKnown) ? offers : [])];
  }
  if (reading.saysNobody && known.self !== undefined && nameKey(text) === nameKey(known.self))
    return [offerCredits(text, [rolesOf([{ name: known.self, tracks: 'all' }], ALONE)])];
  if (offers.length > 0) return offers;
  if (reading.saysNobody || areOnly(wordsOf(text), 'no', 'filler')) return [{ kind: 'skip' }];
  return reading.saysSelf || reading.names.some(({ name }) => name === 'me')
    ? [offerCredits(text, [rolesOf([{ name: 'me', tracks: 'all' }], ALONE)])]
    : undefined;
};
