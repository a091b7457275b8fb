import { listenerNames } from '../../services/relay/listeners.ts';
import { developerEnvironment, readLaptopFile } from '../laptop-file.ts';
import { replays } from './replays.ts';

const USAGE = `npm run replay -- projector    derives cards, counts and codes for the dead letters again
npm run replay -- relay        delivers undelivered events to their listeners
npm run replay -- every-day    the daily run, now
npm run replay -- reconciliation   the check of the books, now and to its end
npm run replay -- recount      the recount of the totals, now and to its end
npm run replay -- <listener>   moves the letters back to the listener's queue: ${listenerNames.join(', ')}
npm run replay -- uploads      moves the letters back to the checker's queue
npm run replay -- mail-outcomes   moves SES's reports about emails back to their queue
  --local                      on this machine's laptop run (DATA_DIR, default .local)
In the cloud: AWS credentials and AWS_REGION in the environment, and the outputs of the deployment that the command asks for.
docs/runbook.md says when.`;

/** The environment variable for an output: `PROJECTOR_LETTERS` for `ProjectorLetters`. */
const variable = (output: string) => output.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

function outputs(): (name: string) => string {
  if (process.argv.includes('--local')) {
    const laptop = readLaptopFile(process.env.DATA_DIR ?? '.local');
    Object.assign(process.env, developerEnvironment(laptop));
    return (name) => laptop.outputs[name] ?? '';
  }
  return (name) => {
    const value = process.env[variable(name)];
    if (!value) throw new Error(`Set ${variable(name)}: the deployment printed it as the output ${name}.\n\n${USAGE}`);
    return value;
  };
}

const [name = '', ...others] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
try {
  if (!Object.hasOwn(replays, name) || others.length > 0) throw new Error(USAGE);
  const { healed, failures } = await replays[name as keyof typeof replays](outputs());
  for (const failure of failures) console.error(failure);
  console.log(`${healed} replayed, ${failures.length} failed and remain.`);
  if (failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
