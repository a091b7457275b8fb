// `npm start`: installs what is missing, then runs the product on this machine.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
(await import('tsx/esm/api')).register();

// npm does not hand SIGTERM on to us: leave when our parent is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

await import('./local/main.ts');
