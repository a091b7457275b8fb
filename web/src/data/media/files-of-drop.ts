import { fromEvent } from 'file-selector';
import type { Dropped } from '../../lib/page-drop.ts';

/** The files of a drop, and those in its folders, in any depth. */
export const filesOfDrop = async (dropped: Dropped): Promise<File[]> =>
  (await fromEvent(dropped)).filter((one) => one instanceof File);
