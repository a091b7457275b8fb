/** Finds the part's URL in a browser's error message about a module that failed to load. */
const PART_URL = /https?:\/\/\S+\/assets\/[\w.-]+\.js\b/;

/**
 * Loads a part of the app, and lets a later call retry a failure. Some browsers remember a failed URL for as long as
 * the page is open (HTML Standard, "module map"), so each retry uses a different URL. The part cannot run twice,
 * because it never ran under the failed URL.
 */
export function loadWithRetry<M>(load: () => Promise<M>): () => Promise<M> {
  let failed: string | undefined;
  let tries = 0;
  return async () => {
    try {
      return failed === undefined ? await load() : await import(/* @vite-ignore */ `${failed}?again=${++tries}`);
    } catch (error) {
      failed ??= PART_URL.exec(String(error))?.[0];
      throw error;
    }
  };
}
