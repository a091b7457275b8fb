import { showField } from '../tracks/open-track.ts';

/** The suffix that completes the control's id, by the end of the target. */
const parts: [end: string, part: string][] = [
  ['Line', '-year'],
  ['salesStart', '-kind'],
  ['stores', '-choose'],
  ['territories', '-choose'],
];

/** Shows a target's control. If it has two controls, shows the first. */
export function showTarget(target: string): void {
  const part = parts.find(([end]) => target.endsWith(end))?.[1] ?? '';
  showField(`${target}${part}`);
}
