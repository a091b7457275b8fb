import { fromEvent } from 'file-selector';
import type { Dropped } from '../../lib/page-drop.ts';

/** Returns the dropped files, including those in folders at any depth. */
export const filesOfDrop = async (dropped: Dropped): Promise<File[]> =>
  (await fromEvent(dropped)).filter((one) => one instanceof File);
