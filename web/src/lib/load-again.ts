/** The part's address, in what browsers say of one that they could not load. */
const ADDRESS = /https?:\/\/\S+\/assets\/[\w.-]+\.js\b/;

/**
 * Loads a part of the app, and another time when it could not be loaded: some browsers remember for as long as the page is open that an
 * address has failed (HTML Standard, "module map"), so each further try asks for it under another one. It never ran under the first.
 */
export function loadAgain<M>(load: () => Promise<M>): () => Promise<M> {
  let failed: string | undefined;
  let tries = 0;
  return async () => {
    try {
      return failed === undefined ? await load() : await import(/* @vite-ignore */ `${failed}?again=${++tries}`);
    } catch (error) {
      failed ??= ADDRESS.exec(String(error))?.[0];
      throw error;
    }
  };
}
