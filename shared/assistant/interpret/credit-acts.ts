import type { PlainAct } from '../act.ts';
import type { CreditsSaid } from './credits-said.ts';
import type { RoleSaid } from './roles.ts';

type Credit = CreditsSaid['credits'][number];

/** What credits that were said mean: each name joins its list, on all tracks. Who wrote "it" wrote music and lyrics. */
export function creditActs(credits: readonly Credit[]): PlainAct[] {
  const of = <L extends RoleSaid['list']>(list: L) =>
    credits.filter((one): one is Credit & { role: Extract<RoleSaid, { list: L }> } => one.role.list === list);
  const act = (named: Extract<PlainAct, { kind: 'credit' }>['named']): PlainAct[] =>
    named.credits.length === 0 ? [] : [{ kind: 'credit', how: 'add', tracks: 'all', named }];
  const writers = of('writers');
  const names = (list: readonly Credit[]) => list.map(({ name }) => ({ name }));
  return [
    ...act({ list: 'artists', credits: of('artists').map(({ name, role }) => ({ name, role: role.role })) }),
    ...act({ list: 'contributors', credits: of('contributors').map(({ name, role }) => ({ name, role: role.role })) }),
    ...act({ list: 'composers', credits: names([...of('composers'), ...writers]) }),
    ...act({ list: 'lyricists', credits: names([...of('lyricists'), ...writers]) }),
  ];
}
