import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command of package.json as an operator does, prints what it says, and returns that with its exit code. */
export async function runCommand(name: string, args: string[], environment: Record<string, string> = {}) {
  console.log(`  $ npm run ${name} -- ${args.join(' ')}`);
  const child = spawn(process.execPath, [`infra/commands/${name}.mjs`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  for (const line of output.trimEnd().split('\n')) console.log(`    ${line}`);
  return { code, output };
}
