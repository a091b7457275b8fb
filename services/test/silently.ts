import { jest } from '@jest/globals';

/** Runs `work` without showing the lines that it logs. */
export async function silently<T>(work: () => Promise<T>): Promise<T> {
  const spies = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockReturnValue(true));
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
