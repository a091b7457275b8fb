import type { ArtistId, MessageId } from '../../../shared/ids.ts';

/** The words of an unfinished answer that have arrived so far. `n` increases with each publication. */
export type PartialWords = { artistId: ArtistId; messageId: MessageId; n: number; text: string };

/** How long the answer waits for its last words to be published, in milliseconds. The answer contains them too. */
const LAST_MS = 500;

/**
 * Publishes words as they arrive: the first at once, then all words so far whenever the previous publication is done.
 * Losing a publication does no harm, because the next one and the answer contain the same words.
 * @param tell publishes the words so far
 */
export function publishWords(tell: (words: Pick<PartialWords, 'n' | 'text'>) => Promise<void>) {
  let latest = '';
  let published = '';
  let n = 0;
  let telling: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (published !== latest) {
      published = latest;
      n += 1;
      await tell({ n, text: published }).catch(() => {});
    }
    telling = undefined;
  }

  return {
    say(text: string): void {
      latest = text;
      if (!telling && published !== latest) telling = run();
    },
    /** Waits a moment for the publication in progress, because the function may be frozen once it has answered. */
    async end(): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((done) => {
        timer = setTimeout(done, LAST_MS);
      });
      await Promise.race([telling, late]);
      clearTimeout(timer);
    },
  };
}
