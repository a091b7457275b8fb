import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The functions of Chromaprint's C interface that are used here (chromaprint.h). Pointers are numbers. */
export type Chromaprint = {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => number };
  malloc: (bytes: number) => number;
  free: (pointer: number) => void;
  chromaprint_new: (algorithm: number) => number;
  chromaprint_free: (context: number) => void;
  chromaprint_start: (context: number, sampleRate: number, channels: number) => number;
  chromaprint_feed: (context: number, samples: number, count: number) => number;
  chromaprint_finish: (context: number) => number;
  chromaprint_get_raw_fingerprint: (context: number, fingerprint: number, size: number) => number;
};

const PACKAGED = '@unimusic/chromaprint/dist/chromaprint.wasm';
const PAGE_BYTES = 65_536;

let loaded: Promise<Chromaprint> | undefined;

/**
 * Loads Chromaprint, or returns the instance that is loaded. The package's own loader only runs in a browser, and needs
 * globals by which other packages recognize one, so its file is used without it.
 */
export function loadChromaprint(): Promise<Chromaprint> {
  loaded ??= instantiate();
  return loaded;
}

/** Makes the next recording use a new instance, after this one has failed. */
export function discardChromaprint(): void {
  loaded = undefined;
}

async function instantiate(): Promise<Chromaprint> {
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile()), imports(() => exports.memory));
  // The names are those of the file's own C interface.
  const exports = instance.exports as unknown as Chromaprint & Record<'emscripten_stack_init' | '__wasm_call_ctors', () => void>;
  exports.emscripten_stack_init();
  exports.__wasm_call_ctors();
  return exports;
}

/** In the cloud the file is beside the bundle of the function (`bundledFiles`). */
function wasmFile(): string {
  const beside = fileURLToPath(new URL('chromaprint.wasm', import.meta.url));
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(PACKAGED);
}

/** The functions of a system, of which only more memory is needed. A call of another one ends the instance. */
function imports(memory: () => Chromaprint['memory']): WebAssembly.Imports {
  const refuse = (name: string) => () => {
    throw new Error(`Chromaprint called ${name}`);
  };
  const grow = (bytes: number): number => {
    const { buffer } = memory();
    return memory().grow(Math.ceil((bytes - buffer.byteLength) / PAGE_BYTES)) >= 0 ? 1 : 0;
  };
  const refused = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, refuse(name)]));
  const none = () => 0;
  return {
    env: {
      ...refused('emscripten_err _abort_js __cxa_throw _setitimer_js _emscripten_runtime_keepalive_clear'),
      emscripten_resize_heap: grow,
      // Its allocator reads the time and random numbers, and does without them.
      emscripten_get_now: none,
      emscripten_date_now: none,
    },
    wasi_snapshot_preview1: {
      ...refused('fd_write fd_close fd_seek proc_exit'),
      random_get: none,
      environ_sizes_get: none,
      environ_get: none,
    },
  };
}
