import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { watchMemory } from './watch-memory.ts';

const MB = 1024 * 1024;

export type LambdaSettings = {
  name: string;
  environment: Record<string, string>;
  timeoutMs: number;
  memoryMb: number;
  /** Whether to use a process instead of a thread, so that its memory can be limited and it can be killed. */
  isolated: boolean;
  onLog: (line: string) => void;
};

/**
 * The size of a thread's space for new objects, which V8 would otherwise let grow to 16 MB. Requests are small, so a
 * smaller space is no slower.
 */
const YOUNG_MB = 4;

/** With few arenas, glibc's malloc returns more of the memory that a process frees (infra/few-arenas.mjs). */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** The error with which Lambda reports a failure of the runtime rather than the handler. */
const runtimeError = (message: string, name = 'Runtime.ExitError') => Object.assign(new Error(message), { name });

type Message = { id: string; result?: string; error?: { name: string; message: string; stack?: string } };
type Environment = { pid?: number | undefined; send: (message: object) => void; end: () => void };
type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void };

const THREAD = new URL('./thread-entry.mjs', import.meta.url);
const PROCESS = fileURLToPath(new URL('./process-entry.mjs', import.meta.url));

/**
 * Runs one copy of a function's code, with its own environment and memory, and keeps it warm. Unlike in the cloud,
 * concurrent requests share a thread, which is safe because handlers keep no state between requests. A request that
 * times out does not affect the others, but the thread gets no new ones. A process gets one request at a time
 * (functions.ts), because its memory is limited, and it ends if that request times out.
 */
export function startLambda(file: string, settings: LambdaSettings) {
  const pending = new Map<string, Pending>();
  let dead: Error | undefined;
  let isUsed = false;
  let isRetiring = false;
  let idleSince = Date.now();

  const settle = ({ id, result, error }: Message) => {
    const waiting = pending.get(id);
    pending.delete(id);
    idleSince = Date.now();
    if (error) waiting?.reject(Object.assign(new Error(error.message), { name: error.name, stack: error.stack }));
    else waiting?.resolve(JSON.parse(result ?? 'null'));
    endWhenIdle();
  };
  const die = (error: Error) => {
    dead ??= error;
    for (const { reject } of pending.values()) reject(dead);
    pending.clear();
  };
  const endWhenIdle = () => {
    if (!isRetiring || pending.size > 0) return;
    dead ??= new Error(`${settings.name} was replaced`);
    running.end();
  };
  const running: Environment = settings.isolated ? inProcess() : inThread();

  function inThread(): Environment {
    const worker = new Worker(THREAD, {
      workerData: { file },
      env: settings.environment,
      stdout: true,
      stderr: true,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.stdout.on('data', (chunk) => settings.onLog(String(chunk)));
    worker.stderr.on('data', (chunk) => settings.onLog(String(chunk)));
    worker.on('message', settle);
    worker.on('error', die);
    worker.on('exit', (code) => die(runtimeError(`${settings.name} ended with code ${code}`)));
    return { send: (message) => worker.postMessage(message), end: () => void worker.terminate() };
  }

  function inProcess(): Environment {
    const child = fork(PROCESS, [file], {
      env: { ...settings.environment, ...FEW_ARENAS },
      execArgv: [`--max-old-space-size=${settings.memoryMb}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.on('data', (chunk) => settings.onLog(String(chunk)));
    child.stderr?.on('data', (chunk) => settings.onLog(String(chunk)));
    child.on('message', (message) => settle(message as Message));
    child.on('error', die);
    child.on('exit', (code, signal) => die(runtimeError(`${settings.name} ended with ${signal ?? `code ${code}`}`)));
    return {
      pid: child.pid,
      send: (message) => void child.send(message, () => {}),
      end: () => void child.kill('SIGKILL'),
    };
  }

  /** Kills the process if it exceeds the function's memory, and logs that, as Lambda does. */
  function watched(): { stop: () => void } {
    if (running.pid === undefined) return { stop: () => {} };
    return watchMemory(running.pid, settings.memoryMb * MB, (bytes) => {
      const used = `Memory Size: ${settings.memoryMb} MB Max Memory Used: ${Math.round(bytes / MB)} MB`;
      settings.onLog(`${used}: the process was killed`);
      die(runtimeError(`${settings.name} was killed: ${used}`));
      running.end();
    });
  }

  return {
    get isDead() {
      return dead !== undefined;
    },
    /** Whether it takes no more requests and ends once its current ones are answered. */
    get isRetiring() {
      return isRetiring;
    },
    get isUsed() {
      return isUsed;
    },
    /** How long it has had no request; 0 while it has one. */
    get idleMs() {
      return pending.size > 0 ? 0 : Date.now() - idleSince;
    },
    /** Whether it has requests that are not answered yet. */
    get isBusy() {
      return pending.size > 0;
    },
    invoke: (event: unknown): Promise<unknown> => {
      if (dead) return Promise.reject(dead);
      isUsed = true;
      const id = randomUUID();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const timedOut = runtimeError(
            `Task timed out after ${settings.timeoutMs / 1000} seconds`,
            'Sandbox.Timedout',
          );
          pending.get(id)?.reject(timedOut);
          pending.delete(id);
          isRetiring = true;
          endWhenIdle();
        }, settings.timeoutMs);
        const memory = watched();
        const settling =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            memory.stop();
            settle(value);
          };
        pending.set(id, { resolve: settling(resolve), reject: settling(reject) });
        running.send({
          id,
          event: JSON.stringify(event ?? null),
          name: settings.name,
          deadline: Date.now() + settings.timeoutMs,
        });
      });
    },
    /** Ends it as soon as its pending requests are answered. */
    retire: () => {
      isRetiring = true;
      endWhenIdle();
    },
    end: () => {
      die(new Error(`${settings.name} was stopped`));
      running.end();
    },
  };
}

export type Lambda = ReturnType<typeof startLambda>;
