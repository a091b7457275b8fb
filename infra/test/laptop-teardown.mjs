import { readFileSync } from 'node:fs';
import path from 'node:path';

const MOST_LINES = 20;

/**
 * Stops the local stack of the service tests. First prints the log's lines about requests that failed with an internal
 * error: the log is deleted with its folder, and without it a rare 500 would be hard to explain.
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
