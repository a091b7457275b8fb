// npm does not pass SIGTERM on to the processes that it starts, so this process ends itself once its parent is gone.
const EVERY_MS = 500;

const parent = process.ppid;

/**
 * Also checks whether the parent's process exists, because on Windows the id of a parent that has ended stays the same.
 */
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
