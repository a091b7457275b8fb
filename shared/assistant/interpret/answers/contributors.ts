import type { Act } from '../../act.ts';
import type { Answer } from '../context.ts';
import { creditActs, offerOf } from '../credits/credit-acts.ts';
import { isUncertain } from '../credits/credit-doubt.ts';
import { type CreditSaid, creditsSaid } from '../credits/credits-said.ts';
import { knownCredits, nameKey } from '../credits/known-credits.ts';
import { areOnly } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

type ContributorRole = Extract<CreditSaid['role'], { list: 'contributors' }>['role'];
/** Roles to offer for somebody named without one. */
const LIKELY: readonly ContributorRole[] = ['Producer', 'Mixing Engineer', 'Mastering Engineer', 'Musician'];
const ALONE: readonly ContributorRole[] = ['Producer', 'Mixing Engineer', 'Mastering Engineer'];

/** Names of groups that give away their role. */
const GROUPS: readonly (readonly [RegExp, ContributorRole])[] = [
  [/\b(?:choir|coro|coral|chor|kammerchor|choeur|chorale|singers)\b/i, 'Choir'],
  [
    /\b(?:orchestra|orquesta|orquestra|orchestre|orchester|philharmonic|philharmonie|symphony|sinfonica)\b/i,
    'Orchestra',
  ],
  [/\b(?:ensemble|players|quartet|quartett|quintet|sinfonietta|camerata|consort)\b/i, 'Ensemble'],
];

/** Reads who else worked on it. Asks back about a name without a role, and about "all by myself". */
export const contributors: Answer = (text, { release }) => {
  const known = knownCredits(release);
  const said = creditsSaid(text, known, 'contributors');
  const others = said.names.filter(
    ({ name, isClear, isAmidTalk }) =>
      name !== 'me' &&
      !isAmidTalk &&
      (isClear || said.credits.length === 0) &&
      (name !== name.toLowerCase() || nameKey(text) === nameKey(name)),
  );
  const groups = others.flatMap(({ name, tracks }): CreditSaid[] => {
    const role = GROUPS.find(([word]) => word.test(name))?.[1];
    return role ? [{ name, tracks, role: { list: 'contributors', role } }] : [];
  });
  const unclear = others.filter(({ name }) => !groups.some((group) => group.name === name));
  const credits = [...said.credits, ...groups];
  const rolesOf = (
    names: readonly { name: string; tracks: CreditSaid['tracks'] }[],
    roles: readonly ContributorRole[],
  ): CreditSaid[] =>
    names.flatMap(({ name, tracks }) =>
      roles.map((role): CreditSaid => ({ name, tracks, role: { list: 'contributors', role } })),
    );
  const asked: Act[] =
    unclear.length === 0 || unclear.length > 4
      ? []
      : [
          offerOf(
            text,
            LIKELY.map((role) => rolesOf(unclear, [role])),
          ),
        ];
  if (credits.length > 0) {
    if (said.isDoubtful || isUncertain(text)) return [offerOf(text, [credits])];
    return [...creditActs(credits), ...(unclear.every(({ isKnown }) => !isKnown) ? asked : [])];
  }
  if (said.saysNobody && known.self !== undefined && nameKey(text) === nameKey(known.self))
    return [offerOf(text, [rolesOf([{ name: known.self, tracks: 'all' }], ALONE)])];
  if (asked.length > 0) return asked;
  if (said.saysNobody || areOnly(wordsOf(text), 'no', 'filler')) return [{ kind: 'skip' }];
  return said.saysSelf || said.names.some(({ name }) => name === 'me')
    ? [offerOf(text, [rolesOf([{ name: 'me', tracks: 'all' }], ALONE)])]
    : undefined;
};
