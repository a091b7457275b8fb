import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

const Progress = z.object({ upTo: IsoTime });

/** How far the hourly look for release days has come, so that a run after a failure also covers the failed ones. */
export const releaseDayRepository = (table: Table) => ({
  /** The moment up to which release days were announced; undefined before the first run. */
  async find(): Promise<Date | undefined> {
    const item = await table.get(keys.releaseDays({}), { consistent: true });
    return item && new Date(Progress.parse(item).upTo);
  },

  async save(upTo: Date): Promise<void> {
    await table.put({ Item: { ...keys.releaseDays({}), v: 1, upTo: upTo.toISOString() } });
  },
});

export type ReleaseDayRepository = ReturnType<typeof releaseDayRepository>;
