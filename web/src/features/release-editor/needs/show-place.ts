import { showField } from '../tracks/open-track.ts';

/** Suffixes of places whose control has more than the place in its id. */
const parts: [end: string, part: string][] = [
  ['Line', '-year'],
  ['salesStart', '-kind'],
  ['stores', '-choose'],
  ['territories', '-choose'],
];

/** Shows the control of a place by its id; for a place with two controls, the first. */
export function showPlace(target: string): void {
  const part = parts.find(([end]) => target.endsWith(end))?.[1] ?? '';
  showField(`${target}${part}`);
}
