import { WORLDWIDE } from '../reference/territories.ts';
import type { OfficeTakedown, Takedown } from './takedown.ts';

type Scope = Pick<Takedown, 'territories' | 'tracks'>;

/** Whether a takedown ends the release at its stores: every track, everywhere. Otherwise it takes a part of it down. */
export const isWhole = ({ territories, tracks }: Scope): boolean => tracks === null && territories.includes(WORLDWIDE);

/** Whether a takedown still needs somebody in the office, or a store. */
export const isOpen = <T extends Takedown | OfficeTakedown>(
  takedown: T,
): takedown is Extract<T, { state: 'requested' | 'sent' }> =>
  takedown.state === 'requested' || takedown.state === 'sent';

/** The number of stores that have confirmed a takedown. */
export const confirmedCount = (takedown: Takedown | OfficeTakedown): number =>
  'confirmed' in takedown ? Object.keys(takedown.confirmed).length : 0;
