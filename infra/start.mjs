// `npm start`: runs the product on this machine.
import { runTypeScript } from './run-typescript.mjs';

const parent = process.ppid;
/** Windows keeps the id of a parent that is gone. */
const isParentGone = () => {
  if (process.ppid !== parent) return true;
  try {
    process.kill(parent, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};
// npm does not hand SIGTERM on to us: leave when our parent is gone. As an event, because a signal would end the
// process on Windows before its handlers ran.
setInterval(() => {
  if (isParentGone() && !process.emit('SIGTERM')) process.exit(1);
}, 500).unref();

await runTypeScript('./main.ts');
