import { readFileSync } from 'node:fs';
import path from 'node:path';

const MOST_LINES = 20;

/**
 * Stops the laptop of the service tests. Its log goes with its folder, and in it is the reason of every request that
 * failed for a fault of ours, so those lines are told first: an answer of 500 that comes once in many runs says nothing
 * else of itself.
 */
export default async () => {
  if (process.env.LAPTOP) {
    const log = readFileSync(path.join(JSON.parse(process.env.LAPTOP).dataFolder, 'server.log'), 'utf8');
    const failed = log.split('\n').filter((line) => line.includes('"a request failed"'));
    for (const line of failed.slice(0, MOST_LINES)) console.log(line);
    if (failed.length > MOST_LINES) console.log(`and ${failed.length - MOST_LINES} more requests that failed`);
  }
  await globalThis.__stopLaptop?.();
};
