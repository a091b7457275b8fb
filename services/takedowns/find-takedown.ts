import { Problem } from '../../shared/contract/problem.ts';
import type { TakedownId } from '../../shared/ids.ts';
import type { OfficeTakedown } from '../../shared/takedowns/takedown.ts';

/** @throws Problem `takedown-not-found` */
export function findTakedown(takedowns: readonly OfficeTakedown[], takedownId: TakedownId): OfficeTakedown {
  const found = takedowns.find(({ id }) => id === takedownId);
  if (!found) throw new Problem('takedown-not-found');
  return found;
}
