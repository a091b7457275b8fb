import { watch } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const SOURCES = ['services', 'shared'];

/**
 * Rebuilds after each change, one rebuild at a time. fs.watch reports a change immediately, while esbuild's own watch
 * polls and is a second slower.
 */
export function watchSources(rebuild: () => Promise<unknown>): { stop: () => void } {
  let running = false;
  let again = false;
  const changed = async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      // Saving a file in an editor causes several events within a few milliseconds.
      await setTimeout(5);
      again = false;
      await rebuild();
    }
    running = false;
  };
  const watchers = SOURCES.map((folder) => watch(folder, { recursive: true }, () => void changed()));
  return {
    stop: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}
