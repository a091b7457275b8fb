import { ACT_LIMIT, type Act, type PlainAct, type WhichTracks } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import type { CreditMention } from './read-credits.ts';
import type { CreditRole } from './roles.ts';

type Named = Extract<PlainAct, { kind: 'credit' }>['named'];
/** The parts of a credit that an act needs. Without `tracks`, it applies to all tracks. */
type Credit = { name: string; role: CreditRole; tracks?: WhichTracks };

/** Builds the acts that add each name to its list on its tracks. A writer is credited for music and lyrics. */
export function creditActs(credits: readonly Credit[]): PlainAct[] {
  const groups = new Map<string, Credit[]>();
  for (const credit of credits) {
    const key = JSON.stringify(credit.tracks ?? 'all');
    groups.set(key, [...(groups.get(key) ?? []), credit]);
  }
  const acts = [...groups.values()].flatMap((own) => actsOf(own, own[0]?.tracks ?? 'all'));
  const lists = ['artists', 'contributors', 'composers', 'lyricists'];
  return acts.sort((a, b) => lists.indexOf(a.named.list) - lists.indexOf(b.named.list));
}

function actsOf(credits: readonly Credit[], tracks: WhichTracks): Extract<PlainAct, { kind: 'credit' }>[] {
  const of = <L extends CreditRole['list']>(list: L) =>
    credits.filter((one): one is Credit & { role: Extract<CreditRole, { list: L }> } => one.role.list === list);
  const act = (named: Named): Extract<PlainAct, { kind: 'credit' }>[] =>
    named.credits.length === 0 ? [] : [{ kind: 'credit', how: 'add', tracks, named }];
  const names = (list: 'composers' | 'lyricists') =>
    credits.filter(({ role }) => role.list === list || role.list === 'writers').map(({ name }) => ({ name }));
  return [
    ...act({ list: 'artists', credits: of('artists').map(({ name, role }) => ({ name, role: role.role })) }),
    ...act({ list: 'contributors', credits: of('contributors').map(({ name, role }) => ({ name, role: role.role })) }),
    ...act({ list: 'composers', credits: names('composers') }),
    ...act({ list: 'lyricists', credits: names('lyricists') }),
  ];
}

const LISTS = { composers: 'Music', lyricists: 'Lyrics', writers: 'Music and lyrics' } as const;
const roleText = (role: CreditRole): string => {
  if (!('role' in role)) return LISTS[role.list];
  return role.role === 'Primary' ? 'Main artist' : role.role;
};
const tracksText = (tracks: WhichTracks): string =>
  tracks === 'all' ? '' : ` (${tracks.length === 1 ? 'track' : 'tracks'} ${tracks.join(', ')})`;

/** Formats credits as text that is read as the same credits: 'Producer: Ana Lima; Drums: Bo Lind (track 2)'. */
export const creditsText = (credits: readonly CreditMention[]): string => {
  const byRole = new Map<string, string[]>();
  for (const { name, role, tracks } of credits) {
    const key = `${roleText(role)}${tracksText(tracks)}`;
    byRole.set(key, [...new Set([...(byRole.get(key) ?? []), name])]);
  }
  const texts = [...byRole].map(([role, names]) => [role, names.join(', ')] as const);
  const both = new Set(
    texts.flatMap(([role, names]) =>
      role.startsWith('Lyrics') && texts.some((one) => one[0] === role.replace('Lyrics', 'Music') && one[1] === names)
        ? [role]
        : [],
    ),
  );
  const isBoth = (role: string) => both.has(role.replace('Music', 'Lyrics'));
  return texts
    .filter(([role]) => !both.has(role))
    .map(([role, names]) => `${isBoth(role) ? role.replace('Music', 'Music and lyrics') : role}: ${names}`)
    .join('; ');
};

/** Offers several sets of credits to choose from. */
export const offerCredits = (typed: string, choices: readonly (readonly CreditMention[])[]): Act =>
  suggest(
    typed,
    choices
      .filter((credits) => credits.length > 0)
      .slice(0, 6)
      .map((credits) => ({ label: creditsText(credits).slice(0, 200), acts: creditActs(credits).slice(0, ACT_LIMIT) })),
  );
