import { DEMO_LIMIT } from '../seed/demo-releases.ts';

const USAGE = `Say how many releases the library shall have, from 1 to ${DEMO_LIMIT}: npm run seed -- --releases 500`;

/**
 * Reads `--releases <number>`, also written `--releases=<number>`.
 * @param args what stands after the command
 * @throws Error with one sentence for people
 */
export function seedArguments(args: readonly string[]): { releases: number } {
  const [name, value, ...more] = args.flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]));
  const releases = Number(value);
  const isRight = name === '--releases' && /^\d+$/.test(value ?? '') && more.length === 0;
  if (!isRight || releases < 1 || releases > DEMO_LIMIT) throw new Error(USAGE);
  return { releases };
}
