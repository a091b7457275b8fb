import { userInfo } from 'node:os';
import { readLaptopFile } from '../laptop-file.ts';
import { openLaptopOperator, openOperator } from './operator.ts';

const USAGE = `npm run admin -- add <email>        make an account an active admin
npm run admin -- remove <email>     take the admin role away
  --local                           on this machine's laptop run (DATA_DIR, default .local)
In the cloud: AWS credentials in the environment, and USER_POOL_ID, TABLE_NAME and AUDIT_TABLE_NAME as the deployment printed them.
The region is the one that the pool's id begins with.`;

const [action, email] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isLocal = process.argv.includes('--local');

try {
  if ((action !== 'add' && action !== 'remove') || !email) throw new Error(USAGE);
  await operator().setAdmin(email, action === 'add');
  console.log(
    action === 'add' ? `${email} is an admin now, and the account is active.` : `${email} is no longer an admin.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function operator() {
  if (isLocal) return openLaptopOperator(readLaptopFile(process.env.DATA_DIR ?? '.local'), userInfo().username);
  const { USER_POOL_ID: userPoolId, TABLE_NAME: tableName, AUDIT_TABLE_NAME: auditTableName } = process.env;
  if (!userPoolId || !tableName || !auditTableName) throw new Error(USAGE);
  // The pool's id begins with its region.
  process.env.AWS_REGION = userPoolId.split('_')[0];
  return openOperator({ userPoolId, tableName, auditTableName }, userInfo().username);
}
