import { readFileSync } from 'node:fs';
import { openTable } from '../../services/platform/table.ts';
import { listedNameRepository } from '../../services/sanctions/listed-name-repository.ts';
import { readSanctions } from '../../services/sanctions/read-sanctions.ts';
import { developerEnvironment, readLaptopFile } from '../laptop-file.ts';

const USAGE = `npm run sanctions -- load <file>    replace the names by those of a CSV (name, list, reference)
  --empty                           remove all names: otherwise a file without any is refused
  --local                           on this machine's laptop run (DATA_DIR, default .local)
In the cloud: AWS credentials and AWS_REGION in the environment, and TABLE_NAME as the deployment printed it.`;

const [action, file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

try {
  if (action !== 'load' || !file) throw new Error(USAGE);
  const names = readSanctions(readFileSync(file, 'utf8'), { mayBeEmpty: process.argv.includes('--empty') });
  const { added, removed } = await listedNameRepository(openTable(tableName())).replace(names);
  console.log(`${names.length} names are loaded: ${added} were added, and ${removed} removed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function tableName(): string {
  const laptop = process.argv.includes('--local') ? readLaptopFile(process.env.DATA_DIR ?? '.local') : undefined;
  if (laptop) Object.assign(process.env, developerEnvironment(laptop));
  const name = laptop?.outputs.TableName ?? process.env.TABLE_NAME;
  if (!name) throw new Error(USAGE);
  return name;
}
