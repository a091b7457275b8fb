import { useQueryClient } from '@tanstack/react-query';
import type { Release } from '../../../../shared/releases/release.ts';
import { loadWithRetry } from '../../lib/load-with-retry.ts';
import type { Dropped } from '../../lib/page-drop.ts';
import { changeFileIntake } from './file-intake-store.ts';

const loadAddFiles = loadWithRetry(() => import('./add-files.ts'));
const loadFileSelector = loadWithRetry(() => import('./files-of-drop.ts'));

/** Returns the dropped files, including those in folders. @throws Error when the browser cannot read them */
const filesOf = async (dropped: Dropped): Promise<File[]> => (await loadFileSelector()).filesOfDrop(dropped);

/**
 * Accepts files for a release that were dropped or chosen anywhere on its page: audio for tracks, a JPEG for the cover.
 * Unsuitable files are listed on the page; the others are used. Never throws.
 */
export function useAddFiles() {
  const client = useQueryClient();
  return async (release: Release, source: readonly File[] | Dropped): Promise<void> => {
    const attempt = async (): Promise<void> => {
      changeFileIntake(release.id, (now) => ({ ...now, reading: Math.max(1, now.reading), failed: undefined }));
      try {
        const files = 'dataTransfer' in source ? await filesOf(source) : source;
        const { addFiles: takeFiles } = await loadAddFiles();
        await takeFiles(client, release, files);
      } catch {
        const failed = { message: 'We couldn’t read the files. Please try again.', again: () => void attempt() };
        changeFileIntake(release.id, (now) => ({ ...now, reading: 0, failed }));
      }
    };
    await attempt();
  };
}
