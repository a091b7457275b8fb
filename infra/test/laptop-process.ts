import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export type LaptopProcess = {
  child: ChildProcess;
  /** Resolves once the process has printed the text. @throws Error with all output if the process ends first */
  said: (text: string) => Promise<void>;
  ended: Promise<{ code: number | null; output: string }>;
};

/**
 * Starts `npm start` in a separate process, without pages or demo. `through` is a program that starts it, as npm does.
 */
export function startLaptopProcess({
  port,
  dataFolder,
  through,
}: {
  port: number;
  dataFolder: string;
  through?: string;
}): LaptopProcess {
  const args = through ? ['-e', through] : ['infra/start.mjs'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataFolder,
      SEGNO_DEMO: '0',
      SEGNO_PAGES: 'built',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let hear = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      hear();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }));
  });
  return {
    child,
    ended,
    said: (text) =>
      new Promise((done, failed) => {
        hear = () => output.includes(text) && done();
        hear();
        void ended.then(() => failed(new Error(`It ended before it said "${text}":\n${output}`)));
      }),
  };
}
