// Loaded by each thread of a laptop whose processor time is profiled (`node --import`): the signal USR2 starts
// profiling, and the next one writes a profile of each thread to the folder in PROFILE.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';
import { isMainThread, threadId } from 'node:worker_threads';

const channel = new BroadcastChannel('profile');
let session;
let round = 0;

/** @param folder receives the profile, if profiling has begun */
function toggle(folder) {
  if (!session) {
    session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: 500 });
    session.post('Profiler.start');
    round++;
    return;
  }
  session.post('Profiler.stop', (_error, { profile }) => {
    mkdirSync(folder, { recursive: true });
    const name = process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'laptop';
    writeFileSync(path.join(folder, `${round}-${name}-${threadId}.cpuprofile`), JSON.stringify(profile));
  });
  session.disconnect();
  session = undefined;
}
channel.onmessage = ({ data }) => toggle(data);
channel.unref();
if (isMainThread) {
  process.on('SIGUSR2', () => {
    toggle(process.env.PROFILE);
    channel.postMessage(process.env.PROFILE);
  });
}
