import { developerEnvironment, readLaptopFile } from '../laptop-file.ts';
import { allowAddress } from './allow-address.ts';

const USAGE = `npm run mail -- free <email>    send email again to an address that bounced, or whose owner complained
  --local                       on this machine's laptop run (DATA_DIR, default .local)
In the cloud: AWS credentials and AWS_REGION in the environment, and TABLE_NAME as the deployment printed it.
docs/runbook.md says when.`;

function tableName(): string {
  if (!process.argv.includes('--local')) return process.env.TABLE_NAME ?? '';
  const laptop = readLaptopFile(process.env.DATA_DIR ?? '.local');
  Object.assign(process.env, developerEnvironment(laptop));
  return laptop.outputs.TableName ?? '';
}

const [action, email, ...others] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
try {
  const table = tableName();
  if (action !== 'free' || !email || others.length > 0 || !table) throw new Error(USAGE);
  await allowAddress(table, email);
  console.log(`${email} gets email again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
