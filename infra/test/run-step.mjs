import { spawn, spawnSync } from 'node:child_process';

/** Jest prints this if its tests have ended but it cannot exit, because a test left something open. */
const STAYS = 'Jest did not exit one second after the test run has completed';
const PATIENCE_MS = 10_000;

// SCHED_BATCH (sched(7)) on Linux: a process that wakes up does not interrupt one that is computing, so twenty
// processes on two cores need some 4% less CPU time. Without `chrt`, the scheduler's default applies.
const batch = ['chrt', '--batch', '0'];
const [chrt, ...flags] = batch;
const scheduled = spawnSync(chrt, [...flags, process.execPath, '--version']).status === 0 ? batch : [];

/** Runs a command to completion. Returns its output and its exit code, which is null if it had to be killed. */
export function runStep(step, settings) {
  const [command, ...args] = [...scheduled, ...step];
  return new Promise((done) => {
    let output = '';
    let stays;
    const child = spawn(command, args, {
      env: {
        ...process.env,
        ...settings,
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        npm_config_loglevel: 'error',
      },
    });
    const heard = (chunk) => {
      output += chunk;
      if (output.includes(STAYS)) stays ??= setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.on('exit', (code) => {
      clearTimeout(stays);
      done({ code, output });
    });
  });
}
