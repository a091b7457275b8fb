import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type ChildLaptop = {
  child: ChildProcess;
  site: string;
  readyMs: number;
  /** Resolves once the process has printed the text. */
  said: (text: string) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts the product as `npm start` does, in its own process, and measures the time until it reports that it is ready.
 */
export async function startChild(options: {
  dataFolder: string;
  port: number;
  root?: string;
  demo?: number;
  /** Node's own options, such as `--import`. */
  nodeArguments?: string[];
}): Promise<ChildLaptop> {
  const started = performance.now();
  const root = options.root ?? ROOT;
  const child = spawn(process.execPath, [...(options.nodeArguments ?? []), path.join(root, 'infra/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
      SEGNO_DEMO: String(options.demo ?? 0),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  const site = await new Promise<string>((ready, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const address = /^ready (\S+)$/m.exec(output)?.[1];
      if (address) ready(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => failed(new Error(`The product ended with code ${code}: ${output}`)));
  });
  return {
    child,
    site,
    readyMs: performance.now() - started,
    said: async (text) => {
      while (!output.includes(text)) await setTimeout(500);
    },
    stop: async () => {
      child.kill('SIGINT');
      await exited;
    },
  };
}
