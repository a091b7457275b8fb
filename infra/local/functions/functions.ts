import type { Template } from '../template/load-template.ts';
import { bundleFunctions } from './bundle.ts';
import { type Lambda, type LambdaSettings, startLambda } from './lambda.ts';
import { limitConcurrency } from './limit-concurrency.ts';

type FunctionProps = { Environment?: { Variables: Record<string, string> }; Timeout?: number; MemorySize?: number };
type Slot = {
  settings: LambdaSettings;
  file?: string;
  environments: Lambda[];
  inTurn: <T>(run: () => Promise<T>) => Promise<T>;
};

export type Invoke = (functionArn: string, event: unknown) => Promise<unknown>;
export type Functions = { invoke: Invoke; stop: () => Promise<void> };

/** How long an environment is kept without requests. A thread uses about 13 MB, a process 30 to 130 MB. */
const IDLE_MS = { thread: 180_000, process: 60_000 };

/**
 * The maximum number of concurrent requests in an environment. In the cloud each has its own; here they share a thread
 * and its 50 connections to the table, so more would only slow each other down.
 */
const AT_ONCE = 25;

/** A function's name, without the version or alias that may follow it. */
const nameOf = (arn: string): string => (arn.startsWith('arn:') ? (arn.split(':')[6] ?? '') : arn);

/**
 * Runs the template's functions. Each has its own environment, which starts with the first request, restarts after an
 * edit or a crash, and ends after being idle for a while.
 * @param environment variables that every function gets locally: region, endpoints, credentials
 */
export async function startFunctions(options: {
  template: Template;
  environment: (functionName: string) => Record<string, string>;
  watch: boolean;
  onLog: (functionName: string, line: string) => void;
  onReload: (functionName: string) => void;
  idleMs?: typeof IDLE_MS;
}): Promise<Functions> {
  const slots = new Map<string, Slot>();
  const entries: Record<string, string> = {};
  for (const { ref, metadata, props } of options.template.ofType<FunctionProps>('AWS::Lambda::Function')) {
    const entry = metadata['local:entry'];
    if (typeof entry !== 'string') continue; // CDK's own helpers for deployments
    entries[ref] = entry;
    slots.set(ref, {
      environments: [],
      inTurn: limitConcurrency(AT_ONCE),
      settings: {
        name: ref,
        environment: { ...options.environment(ref), ...props.Environment?.Variables },
        timeoutMs: (props.Timeout ?? 3) * 1000,
        memoryMb: props.MemorySize ?? 128,
        isolated: metadata['local:isolated'] === true,
        onLog: (line) => options.onLog(ref, line),
      },
    });
  }

  /**
   * Returns an environment that can take a request. For an isolated function it must be idle: as in the cloud, it
   * handles one request at a time.
   */
  const environmentOf = (slot: Slot): Lambda => {
    slot.environments = slot.environments.filter(({ isDead }) => !isDead);
    const free = slot.environments.find(
      ({ isRetiring, isBusy }) => !isRetiring && (!slot.settings.isolated || !isBusy),
    );
    if (free) return free;
    const started = startLambda(slot.file ?? '', slot.settings);
    slot.environments.push(started);
    return started;
  };

  const { idleMs = IDLE_MS } = options;
  const endIdle = () => {
    for (const slot of slots.values()) {
      const longest = slot.settings.isolated ? idleMs.process : idleMs.thread;
      for (const environment of slot.environments) if (environment.idleMs > longest) environment.retire();
      slot.environments = slot.environments.filter(({ isDead }) => !isDead);
    }
  };
  const sweeping = setInterval(endIdle, Math.min(idleMs.thread, idleMs.process) / 4).unref();

  let isStopped = false;
  const bundles = await bundleFunctions({
    entries,
    watch: options.watch,
    onBundle: (name, file) => {
      const slot = slots.get(name);
      if (!slot || slot.file === file) return;
      const old = slot.environments;
      const isEdit = slot.file !== undefined;
      slot.file = file;
      if (old.length === 0) return;
      slot.environments = [];
      // Restarts a function that is in use right away, so that its next request does not wait; the others restart on
      // demand.
      if (old.some(({ isUsed }) => isUsed)) environmentOf(slot);
      for (const environment of old) environment.retire();
      if (isEdit) options.onReload(name);
    },
    onError: (message) => options.onLog('esbuild', message),
  });

  return {
    invoke: (functionArn, event) => {
      const slot = slots.get(nameOf(functionArn));
      if (!slot) return Promise.reject(new Error(`The template has no function ${functionArn}`));
      return slot.inTurn(async () => {
        // Otherwise a caller that retries during the shutdown, such as a workflow, would start an environment that
        // never ends.
        if (isStopped) throw new Error(`${slot.settings.name} was stopped`);
        return environmentOf(slot).invoke(event);
      });
    },
    stop: async () => {
      isStopped = true;
      clearInterval(sweeping);
      for (const { environments } of slots.values()) for (const environment of environments) environment.end();
      await bundles.stop();
    },
  };
}
