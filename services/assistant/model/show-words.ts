import type { ArtistId, MessageId } from '../../../shared/ids.ts';

/** Words of an answer that is still being written: all so far. */
export type ComingWords = { artistId: ArtistId; messageId: MessageId; n: number; text: string };

/** How long the answer waits for the last words to be told. They are in the answer too. */
const LAST_MS = 500;

/**
 * Tells of words while they are still coming: the first at once, then all that there are as soon as the last telling is done. One that is lost
 * is no harm: each tells all words so far, and the answer has them all.
 * @param tell of the words so far; `n` grows
 */
export function showWords(tell: (words: Pick<ComingWords, 'n' | 'text'>) => Promise<void>) {
  let latest = '';
  let told = '';
  let n = 0;
  let telling: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (told !== latest) {
      told = latest;
      n += 1;
      await tell({ n, text: told }).catch(() => {});
    }
    telling = undefined;
  }

  return {
    say(text: string): void {
      latest = text;
      if (!telling && told !== latest) telling = run();
    },
    /** Nothing of it goes on when the function has answered, and may be frozen. */
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
