import { showField } from '../tracks/open-track.ts';

/** Suffixes that complete the control's id for some places. */
const parts: [end: string, part: string][] = [
  ['Line', '-year'],
  ['salesStart', '-kind'],
  ['stores', '-choose'],
  ['territories', '-choose'],
];

/** Shows the control of a place. For a place with two controls, shows the first. */
export function showPlace(target: string): void {
  const part = parts.find(([end]) => target.endsWith(end))?.[1] ?? '';
  showField(`${target}${part}`);
}
