import type { Change } from './change.ts';

export type FieldChange = Extract<Change, { kind: 'edit' }>;

/** Changes shown on one line: the same new value for a field on several tracks, or a single change. */
export type GroupedChanges = { label: string; changes: readonly [FieldChange, ...FieldChange[]] };

const TRACK = /^Track (\d+), (.*)$/;

/**
 * Groups changes that gave a field the same value on several tracks ("Tracks 1 and 3, Composers"), ordered by the first
 * change of each group.
 * @param tracks how many tracks the release has
 */
export function groupChanges(changes: readonly Change[], tracks: number): GroupedChanges[] {
  const groups = new Map<string, [FieldChange, ...FieldChange[]]>();
  for (const change of changes) {
    if (change.kind !== 'edit') continue;
    const key = change.trackId === null ? change.field : `${change.field} on tracks: ${change.after}`;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].map((group) => ({ label: labelOf(group, tracks), changes: group }));
}

function labelOf(group: GroupedChanges['changes'], tracks: number): string {
  const [first] = group;
  const field = TRACK.exec(first.label)?.[2];
  if (group.length === 1 || field === undefined) return first.label;
  if (group.length === tracks) return `All tracks, ${field}`;
  const numbers = group.map(({ label }) => TRACK.exec(label)?.[1] ?? '');
  return `Tracks ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}, ${field}`;
}
