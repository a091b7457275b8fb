import { DEMO_LIMIT } from '../seed/demo-releases.ts';

const USAGE = `Set how many releases the library should have, from 1 to ${DEMO_LIMIT}: npm run seed -- --releases 500`;

/**
 * Reads `--releases <number>` or `--releases=<number>`.
 * @param args the command's arguments
 * @throws Error with a one-sentence explanation
 */
export function seedArguments(args: readonly string[]): { releases: number } {
  const [name, value, ...more] = args.flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]));
  const releases = Number(value);
  const isRight = name === '--releases' && /^\d+$/.test(value ?? '') && more.length === 0;
  if (!isRight || releases < 1 || releases > DEMO_LIMIT) throw new Error(USAGE);
  return { releases };
}
