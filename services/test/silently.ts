import { jest } from '@jest/globals';

/** Runs something that writes log lines, without showing them. */
export async function silently<T>(work: () => Promise<T>): Promise<T> {
  const spies = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockReturnValue(true));
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
