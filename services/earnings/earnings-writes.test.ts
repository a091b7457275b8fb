import type { Cell } from '../../shared/earnings/cell.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import type { Key } from '../platform/keys.ts';
import type { Item, Write } from '../platform/table.ts';
import { earningsWrites } from './earnings-writes.ts';
import { aCell, aSource, basesOf } from './test/cells.ts';

const nameOf = ({ PK, SK }: Pick<Key, 'PK' | 'SK'>) => `${PK} ${SK}`;
const stored = (writes: readonly Write[]) =>
  new Map(writes.map(({ Put }) => [nameOf(Put?.Item as Key), Put?.Item as Item]));

test('reads the head again if a month refers to a name that the head does not list yet (design 3.17)', async () => {
  const posting = (items: ReadonlyMap<string, Item>, cell: Cell) => {
    const table = { name: 'table', get: async (key: Key) => items.get(nameOf(key)) };
    const posted = { cells: [cell], bases: basesOf([cell]), sign: 1 as const, at: new Date(0), statement: aSource() };
    return earningsWrites(table, { artistId: cell.artistId, ...posted });
  };
  const first = stored(await posting(new Map(), aCell()));
  const second = stored(await posting(first, aCell({ releaseId: anId<ReleaseId>('rel_other') })));
  const head = [...first.keys()].find((name) => first.get(name)?.postedAt !== undefined) ?? '';
  const between = new Map([...second, [head, first.get(head) as Item]]);
  await expect(posting(between, aCell())).rejects.toMatchObject({ code: 'busy' });
  expect(await posting(second, aCell())).toHaveLength(3);
});
