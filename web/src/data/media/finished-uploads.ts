import { create } from 'zustand';
import type { JudgedMedia, UploadTarget } from '../../../../shared/media/media.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';

/** An upload of this page that has its verdict. */
export type Finished = {
  file: File;
  chosenAs: number;
  place: { releaseId: string; target: UploadTarget };
  verdict: JudgedMedia;
};

const NONE: readonly Finished[] = [];

/** What was sent since the tray was empty: it counts them. */
const useFinished = create<readonly Finished[]>(() => NONE);

export const finishUpload = (one: Finished): void => useFinished.setState((before) => [...before, one], true);

/** The tray begins anew. */
export const forgetFinished = (): void => useFinished.setState(NONE, true);

export const useFinishedUploads = (): readonly Finished[] => useFinished();

forgetWithAccount(forgetFinished);
