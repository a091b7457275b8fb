import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { warnBeforeUnloadWhile } from '../../lib/warn-before-unload.ts';
import type { UnusedFile } from './sort-files.ts';

/** Files dropped or chosen for a release that are not uploading yet. */
export type FileIntake = {
  /** The number of files that are being read or added now. */
  reading: number;
  /** Files that could not be used, collected since the list was last closed. */
  notTaken: readonly UnusedFile[];
  /** Set when the tracks could not be created. No file is lost, and the user can retry. */
  failed?: { message: string; again: () => void } | undefined;
};

const NOTHING: FileIntake = { reading: 0, notTaken: [] };

const useFileIntakes = create<ReadonlyMap<string, FileIntake>>(() => new Map());

warnBeforeUnloadWhile(useFileIntakes, (takings) => [...takings.values()].some(({ reading }) => reading > 0));

/** Updates the state of a release's files. */
export function changeFileIntake(releaseId: string, change: (now: FileIntake) => FileIntake): void {
  const takings = useFileIntakes.getState();
  useFileIntakes.setState(new Map(takings).set(releaseId, change(takings.get(releaseId) ?? NOTHING)), true);
}

export const useFileIntake = (releaseId: string): FileIntake =>
  useFileIntakes((takings) => takings.get(releaseId) ?? NOTHING);

forgetWithAccount(() => useFileIntakes.setState(new Map(), true));
