// npm does not pass SIGTERM on to the processes that it started, so this one ends when its parent is gone.
const EVERY_MS = 500;

const parent = process.ppid;

/** Checks the parent's process too, because Windows keeps the id of a parent that has ended. */
function isParentGone() {
  if (process.ppid !== parent) return true;
  try {
    process.kill(parent, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** @param leave called when the parent process has ended, and repeatedly until this process ends too */
export function followParent(leave) {
  setInterval(() => isParentGone() && leave(), EVERY_MS).unref();
}
