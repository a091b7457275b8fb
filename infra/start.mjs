// `npm start`: runs the product on this machine.
import { runTypeScript } from './run-typescript.mjs';

// npm does not hand SIGTERM on to us: leave when our parent is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

await runTypeScript('./main.ts');
