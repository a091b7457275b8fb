// npm does not hand SIGTERM on to what it started: leave when our parent is gone.
const EVERY_MS = 500;

const parent = process.ppid;

/** Windows keeps the id of a parent that is gone. */
function isParentGone() {
  if (process.ppid !== parent) return true;
  try {
    process.kill(parent, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** @param leave called when the process that started this one has ended, and again until this one ends too */
export function followParent(leave) {
  setInterval(() => isParentGone() && leave(), EVERY_MS).unref();
}
