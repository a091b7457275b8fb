import { Problem } from '../../../shared/contract/problem.ts';
import type { NewId } from '../../../shared/ids.ts';
import { lineProblems, type StoreStatesImport } from '../../../shared/stores/store-states-import.ts';
import { type Audited, personOf } from '../../platform/audit.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { Owned } from '../../releases/writes/release-write.ts';
import type { StoreEventRecorder } from '../store-event-recorder.ts';
import { type DecidedLines, decideLines, type RefusedLine } from './decide-lines.ts';
import { enteredWrite } from './entered-write.ts';
import type { ReleaseCells } from './find-line-release.ts';
import { type DateOrder, dateOrderOf } from './read-dates.ts';
import { readStoreStatesFile, type StoreStateLine } from './read-store-states-file.ts';

type Needs = {
  recorder: StoreEventRecorder;
  releaseOf: (cells: ReleaseCells) => Promise<Owned>;
  newId: NewId;
};

/** How many releases are written concurrently. A file has hundreds, and a request has only seconds. */
const AT_ONCE = 10;
/** A transaction has at most a hundred writes, and has to include the states, the release and the audit. */
const EVENTS_AT_ONCE = 90;

/** Records the states that a file reports, release by release (product 33.6). */
export function storeStatesImporter({ recorder, releaseOf, newId }: Needs) {
  /** Records the lines about one release. */
  const record = (owned: Owned, lines: readonly StoreStateLine[], order: DateOrder, newAudited: () => Audited) =>
    retryWhenChanged('release-changed', async (): Promise<DecidedLines> => {
      const known = await recorder.read(owned);
      const audited = newAudited();
      const by = { kind: 'office', person: personOf(audited) } as const;
      const decided = decideLines(known, lines, { order, by, now: audited.at, newId });
      const events = decided.events.slice(0, EVENTS_AT_ONCE);
      const change = recorder.apply(known, events);
      if (!change) return decided;
      await recorder.write(change, [enteredWrite(audited, owned, events, known, change)]);
      if (events.length === decided.events.length) return decided;
      // The lines that are recorded by now are unchanged in the next round.
      const rest = await record(owned, lines, order, newAudited);
      return { ...decided, events: [...events, ...rest.events], refused: rest.refused };
    });

  const ofRelease = async (lines: readonly StoreStateLine[], order: DateOrder, newAudited: () => Audited) => {
    const [first] = lines;
    if (!first) return { events: [], unchanged: 0, refused: [] };
    try {
      return await record(await releaseOf(first), lines, order, newAudited);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { events: [], unchanged: 0, refused: lines.map((line) => ({ line, problem: error })) };
    }
  };

  /** @throws Problem `import-unreadable`; problems with single lines are part of the reply */
  return async (csv: string, newAudited: () => Audited): Promise<StoreStatesImport> => {
    const lines = readStoreStatesFile(csv);
    const order = dateOrderOf(lines.map(({ date }) => date));
    const groups = groupsByRelease(lines);
    const result: StoreStatesImport = { recorded: 0, unchanged: 0, refused: [] };
    for (let from = 0; from < groups.length; from += AT_ONCE) {
      const some = groups.slice(from, from + AT_ONCE);
      for (const decided of await Promise.all(some.map((group) => ofRelease(group, order, newAudited)))) {
        result.recorded += decided.events.length;
        result.unchanged += decided.unchanged;
        result.refused.push(...decided.refused.map(refusedLine));
      }
    }
    result.refused.sort((a, b) => a.line - b.line);
    return result;
  };
}

export type ImportStoreStates = ReturnType<typeof storeStatesImporter>;

/** The lines about each release, as the file names it. */
function groupsByRelease(lines: readonly StoreStateLine[]): StoreStateLine[][] {
  const groups = new Map<string, StoreStateLine[]>();
  for (const line of lines) {
    const name = `${line.releaseId}\n${line.upc}`;
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups.values()];
}

/** @throws the problem itself if no line can have it */
function refusedLine({
  line: { line, releaseId, upc, store },
  problem,
}: RefusedLine): StoreStatesImport['refused'][number] {
  const code = lineProblems.find((one) => one === problem.code);
  if (!code) throw problem;
  return { line, release: releaseId || upc, store, code, details: problem.details };
}
