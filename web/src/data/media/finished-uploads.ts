import { create } from 'zustand';
import type { CheckedMedia, UploadTarget } from '../../../../shared/media/media.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';

/** One of this page's uploads, with its verdict. */
export type Finished = {
  name: string;
  /** In bytes. */
  size: number;
  chosenAs: number;
  place: { releaseId: string; target: UploadTarget };
  verdict: CheckedMedia;
};

const NONE: readonly Finished[] = [];

/** Uploads that finished since the tray was last empty. The tray counts them. */
const useFinished = create<readonly Finished[]>(() => NONE);

export const finishUpload = (one: Finished): void => useFinished.setState((before) => [...before, one], true);

/** Empties the tray. */
export const forgetFinished = (): void => useFinished.setState(NONE, true);

export const useFinishedUploads = (): readonly Finished[] => useFinished();

forgetWithAccount(forgetFinished);
