import * as z from 'zod';
import type { Page } from '../../shared/contract/page.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { OfficeTakedown } from '../../shared/takedowns/takedown.ts';
import { isOpen } from '../../shared/takedowns/takedown-scope.ts';
import { whenRefused } from '../platform/condition.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import type { Owned } from '../releases/writes/release-write.ts';

const PAGE = 50;

/** The version of a release's takedowns, which every write of one increases. */
const Head = z.object({ ver: z.int() });

/** A release's takedowns, newest first, as of a version. */
type ReleaseTakedowns = { ver: number; takedowns: OfficeTakedown[] };

export const readTakedown = (item: Item): OfficeTakedown => OfficeTakedown.parse(item);

const takedownItem = (takedown: OfficeTakedown): Item => ({
  ...keys.takedown({ ...takedown, takedownId: takedown.id }),
  ...(isOpen(takedown) && indexKeys.openTakedowns({ dueOn: takedown.dueOn, takedownId: takedown.id })),
  v: 1,
  ...takedown,
});

/**
 * Takedowns, one item each, and one item for their version: a decision about one depends on the others of its release,
 * so each write requires that none has changed.
 */
export const takedownRepository = (table: Table) => ({
  async ofRelease(owned: Owned, options: { consistent?: boolean } = {}): Promise<ReleaseTakedowns> {
    const items = await table.partition(keys.takedowns(owned).PK, options);
    const head = items.find((item) => !keys.takedown.read(item));
    return {
      ver: head ? Head.parse(head).ver : 0,
      takedowns: items
        .filter((item) => keys.takedown.read(item))
        .map(readTakedown)
        .reverse(),
    };
  },

  /** Reads a page of the open takedowns of all artists, the one that is due first at the beginning. */
  async pageOfOpen(cursor?: string): Promise<Page<OfficeTakedown>> {
    const { statePK } = indexKeys.openTakedowns({ dueOn: '', takedownId: '' as OfficeTakedown['id'] });
    const page = await table.page('state', statePK, { limit: PAGE, cursor, oldestFirst: true });
    return { ...page, items: page.items.map(readTakedown) };
  },

  /**
   * Writes takedowns of a release, if none has changed since the version was read.
   * @param guarded further writes, which fail if something else has changed
   * @param also further writes whose failure is the caller's
   * @throws Problem `release-changed`
   */
  async save(
    owned: Owned,
    { ver, takedowns }: ReleaseTakedowns,
    guarded: readonly Write[],
    also: readonly Write[] = [],
  ): Promise<void> {
    const head: Write = {
      Put: {
        TableName: table.name,
        Item: { ...keys.takedowns(owned), v: 1, ver: ver + 1 },
        ...(ver === 0
          ? { ConditionExpression: 'attribute_not_exists(PK)' }
          : { ConditionExpression: 'ver = :ver', ExpressionAttributeValues: { ':ver': ver } }),
      },
    };
    const puts = takedowns.map((one): Write => ({ Put: { TableName: table.name, Item: takedownItem(one) } }));
    const writes = [head, ...puts, ...guarded];
    await whenRefused(table.transact([...writes, ...also]), ({ index, error }) => {
      throw index < writes.length ? new Problem('release-changed') : error;
    });
  },

  /** Removes every takedown of a release. Safe to repeat. */
  async forget(owned: Owned): Promise<void> {
    const items = await table.partition(keys.takedowns(owned).PK, { consistent: true });
    for (const { PK, SK } of items) await table.delete({ Key: { PK: String(PK), SK: String(SK) } });
  },
});

export type TakedownRepository = ReturnType<typeof takedownRepository>;
