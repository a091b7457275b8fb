import type { Item } from '../platform/item.ts';
import { changedAttributes } from './changed-attributes.ts';
import type { Migration } from './migration.ts';
import type { MigrationRepository, Progress } from './migration-repository.ts';

type Needs = {
  repository: MigrationRepository;
  /** Waits until this many of the table's capacity units may be used. */
  unitsTurn: (units: number) => Promise<void>;
  /** Whether only to count, without writing. */
  isDry: boolean;
  now: () => Date;
};

/** A changed item: its key, and its attributes before and after. */
type Example = { key: string; before: Item; after: Item };

export type MigrationOutcome = {
  /** The number of items of the kind that were read, and of those that were rewritten. */
  seen: number;
  changed: number;
  /** In a dry run, the number of items that a real run would change. */
  wouldChange: number;
  /** The number of items that somebody else changed at the same moment. Run the migration again for these. */
  skipped: number;
  examples: Example[];
  isFinished: boolean;
};

const MAX_EXAMPLES = 3;
const NONE: Progress = { ver: 0, seen: 0, changed: 0, skipped: 0 };

/**
 * Rewrites all items of a kind that have an old shape, page by page. It continues where an interrupted run stopped, and
 * does nothing once it has finished. An item that somebody else changes at the same moment is skipped, and left to the
 * next run: the migration has finished only once no item is skipped.
 */
export async function runMigration(
  { name, row, migrate }: Migration,
  { repository, unitsTurn, isDry, now }: Needs,
): Promise<MigrationOutcome> {
  let progress = isDry ? NONE : await repository.progress(name);
  const outcome: MigrationOutcome = {
    seen: progress.seen,
    changed: progress.changed,
    wouldChange: 0,
    skipped: progress.skipped,
    examples: [],
    isFinished: progress.finishedAt !== undefined,
  };
  if (outcome.isFinished) return outcome;
  do {
    const page = await repository.page(row, progress.from);
    await unitsTurn(page.units);
    for (const read of page.items) {
      const after = migrate(read.item);
      outcome.seen += 1;
      if (!after) continue;
      if (outcome.examples.length < MAX_EXAMPLES) outcome.examples.push(exampleOf(read.item, after));
      if (isDry) {
        outcome.wouldChange += 1;
        continue;
      }
      const units = await repository.rewrite(read, after);
      if (units === undefined) outcome.skipped += 1;
      else outcome.changed += 1;
      await unitsTurn(units ?? 1);
    }
    const { ver } = progress;
    const { seen, changed, skipped } = outcome;
    outcome.isFinished = page.next === undefined && skipped === 0 && !isDry;
    progress = {
      ver: ver + 1,
      changed,
      // After the last page, the next run starts a new pass for the items that were skipped.
      ...(page.next || outcome.isFinished ? { seen, skipped } : { seen: 0, skipped: 0 }),
      ...(page.next && { from: page.next }),
      ...(outcome.isFinished && { finishedAt: now().toISOString() }),
    };
    if (!isDry && !(await repository.save(name, progress)))
      throw new Error(`Another run of the migration ${name} is in progress`);
  } while (progress.from);
  return outcome;
}

function exampleOf(item: Item, after: Item): Example {
  const { set, remove } = changedAttributes(item, after);
  const names = [...Object.keys(set), ...remove];
  const part = (of: Item) =>
    Object.fromEntries(names.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])));
  return { key: `${item.PK} ${item.SK}`, before: part(item), after: part(after) };
}
