import { type Log, thrown } from '../platform/logger.ts';
import { sendDue } from './send-due.ts';

type Needs = Parameters<typeof sendDue>[0] & { log: Log };

/**
 * Does what is due for every artist. An artist for whom it fails does not hold up the others.
 * @throws Error if it failed for some; the next run tries again
 */
export async function sendAllDue(needs: Needs): Promise<void> {
  const { notices, log, now } = needs;
  const failed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await notices.due(now(), cursor);
    for (const artistId of page.items) {
      try {
        await sendDue(needs, artistId);
      } catch (error) {
        log.error('what is due for an artist was not sent', { artistId, ...thrown(error) });
        failed.push(artistId);
      }
    }
    cursor = page.next;
  } while (cursor !== undefined);
  if (failed.length > 0) throw new Error(`What is due was not sent to ${failed.join(', ')}`);
}
