// Temporary files of tests are kept in memory where the machine has room for them (Linux): a table waits for the disk
// at each write, and calls behind it wait with it. Whoever runs tests imports this first; their processes inherit it.
import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Bytes: several times what laptop, pages and browsers of one whole run leave there. */
const ENOUGH = 2 * 1024 ** 3;

function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0; // not Linux
  }
}

if (!process.env.TMPDIR && roomIn(MEMORY) >= ENOUGH) process.env.TMPDIR = MEMORY;
