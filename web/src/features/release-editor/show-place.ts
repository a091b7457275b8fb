import { showField } from './open-track.ts';

/** Shows the control of a place, by its id; a place of two controls is led to at its first. */
export function showPlace(target: string): void {
  const part = target.endsWith('Line') ? '-year' : target.endsWith('salesStart') ? '-kind' : '';
  showField(`${target}${part}`);
}
