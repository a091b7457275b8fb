// Keeps the tests' temporary files in memory if the machine has room (Linux). On a disk, each write to a table would
// wait, and delay later calls. Test runners import this first, and their child processes inherit the setting.
import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** In bytes: several times the size of the temporary files of the local stack, pages and browsers in a full run. */
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
