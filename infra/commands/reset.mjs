// `npm run reset`: deletes the local data. Works without installed packages.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.env.DATA_DIR ?? '.local');

const isRunning = () => {
  try {
    const [pid] = readFileSync(path.join(folder, 'run.pid'), 'utf8').split('\n').map(Number);
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

if (isRunning()) {
  console.error(`The data in ${folder} is in use. Stop the running product first.`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
console.log(`${folder} is empty. The next start creates the demo again.`);
