import type { Page } from '../../shared/contract/page.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import type { AccountWalk, AccountWalkRepository } from './account-walk-repository.ts';

type Needs = {
  walks: AccountWalkRepository;
  /** Reads a page of all accounts that are not closed, and the cursor of the next page; no cursor after the last. */
  page: (cursor: string | undefined) => Promise<Page<StoredProfile>>;
  /** Called at the beginning of each walk. */
  begin: () => Promise<void>;
  /**
   * Handles the accounts of a page. Safe to repeat.
   * @param closed how many accounts this walk has closed so far
   * @returns how many it closed
   */
  handle: (profiles: StoredProfile[], closed: number) => Promise<number>;
  /** Called at the end of each walk. */
  end: () => Promise<void>;
  now: () => Date;
  /** Whether there is time for another page. */
  isTime: () => boolean;
  /** How long to wait after a finished walk before the next one begins. */
  restMs: number;
};

/**
 * Walks all accounts, a page at a time, while there is time, and continues where the last run stopped. Each page is
 * handled before its position is stored, so a run that stops in between handles it again.
 */
export async function walkAccounts({ walks, page, begin, handle, end, now, isTime, restMs }: Needs): Promise<void> {
  let walk = await walks.find();
  if (walk.from === undefined) {
    if (walk.finishedAt && now().getTime() - Date.parse(walk.finishedAt) < restMs) return;
    await begin();
    walk = { ver: walk.ver, beganAt: now().toISOString(), closed: 0 };
  }
  do {
    const { items, next } = await page(walk.from);
    const closed = walk.closed + (await handle(items, walk.closed));
    if (next === undefined) await end();
    const { ver, beganAt } = walk;
    const done: AccountWalk = {
      ver: ver + 1,
      closed,
      ...(beganAt && { beganAt }),
      ...(next === undefined ? { finishedAt: now().toISOString() } : { from: next }),
    };
    // Another run has handled this page, and will continue.
    if (!(await walks.save(done))) return;
    walk = done;
  } while (walk.from !== undefined && isTime());
}
