import { checkInChildProcess } from '../infra/test/check-in-child-process.ts';
import { largeHostileFiles, smallHostileFiles } from '../infra/test/hostile-files.ts';
import type { Proof } from './proof-result.ts';

/** Half of the function's memory (infra/aws/stacks/media-stack.ts). */
const MAX_MB = 1500;

/**
 * Sends files that were made to crash their checker. Each must get a readable verdict in time, from a process that uses
 * little memory.
 */
export async function checker(): Promise<Proof[]> {
  const files = [...smallHostileFiles, ...largeHostileFiles];
  let violations = 0;
  for (const file of files) {
    const began = performance.now();
    const judged = await checkInChildProcess(file).catch((error: Error) => ({
      verdict: `no verdict: ${error.message}`,
      megabytes: 0,
    }));
    const isHeld =
      judged.megabytes > 0 && judged.megabytes < MAX_MB && (judged.verdict === 'taken') === (file.taken === true);
    if (!isHeld) violations++;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${isHeld ? 'held  ' : 'BROKEN'} ${file.name}: ${judged.megabytes} MB, ${seconds} s, ${judged.verdict}`,
    );
  }
  return [{ name: 'each hostile file has a verdict', count: `${files.length} files`, violations }];
}
