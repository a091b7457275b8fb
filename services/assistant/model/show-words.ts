import type { ArtistId, MessageId } from '../../../shared/ids.ts';

/** Words of an unfinished answer: all so far. */
export type ComingWords = { artistId: ArtistId; messageId: MessageId; n: number; text: string };

/** How long the answer waits for its last words to be published. The answer contains them too. */
const LAST_MS = 500;

/**
 * Publishes words as they arrive: the first at once, then everything so far whenever the previous publication is done.
 * A lost one does no harm, because each contains all words so far, and so does the answer.
 * @param tell publishes the words so far; `n` grows
 */
export function showWords(tell: (words: Pick<ComingWords, 'n' | 'text'>) => Promise<void>) {
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
    /** Leaves nothing running once the function has answered and may be frozen. */
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
