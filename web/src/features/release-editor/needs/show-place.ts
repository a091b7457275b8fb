import { showField } from '../tracks/open-track.ts';

/** What stands behind the name of a place whose control is not named by it alone. */
const parts: [end: string, part: string][] = [
  ['Line', '-year'],
  ['salesStart', '-kind'],
  ['stores', '-choose'],
  ['territories', '-choose'],
];

/** Shows the control of a place, by its id; a place of two controls is led to at its first. */
export function showPlace(target: string): void {
  const part = parts.find(([end]) => target.endsWith(end))?.[1] ?? '';
  showField(`${target}${part}`);
}
