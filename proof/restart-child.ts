import { type ChildLaptop, startChild } from '../bench/child-laptop.ts';

/** Restarts the product after it was killed: its engine ends a moment later, and only then frees the ports. */
export async function restartChild(options: { dataFolder: string; port: number }): Promise<ChildLaptop> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await startChild(options);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
