// Runs the table's engine until the process that started it ends: stdin then closes, whatever the reason.
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

const PATIENCE_MS = 5000;
const { command, args, cwd, pidFile } = JSON.parse(process.argv[2]);
let isStopping = false;

writeFileSync(pidFile, String(process.pid));
const engine = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], windowsHide: true });

const leave = (code) => {
  rmSync(pidFile, { force: true });
  process.exit(code);
};
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  engine.kill('SIGTERM');
  setTimeout(() => engine.kill('SIGKILL'), PATIENCE_MS);
};

engine.on('error', (error) => {
  console.error(error.message);
  leave(1);
});
engine.on('exit', (code) => leave(isStopping ? 0 : (code ?? 1)));
process.stdin.on('close', stop);
process.stdin.on('error', stop);
process.stdin.resume();
