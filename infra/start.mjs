// `npm start`: runs the product on this machine.

import { hasFewArenas, runWithFewArenas } from './few-arenas.mjs';
import { followParent } from './follow-parent.mjs';
import { runTypeScript } from './run-typescript.mjs';

if (hasFewArenas()) {
  followParent(() => {
    // Emits the event itself, because on Windows a signal would end the process before its handlers run.
    if (!process.emit('SIGTERM')) process.exit(1);
  });
  await runTypeScript('./main.ts');
} else {
  const laptop = runWithFewArenas();
  followParent(() => laptop.kill('SIGTERM'));
}
