import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { Problem } from '../../shared/contract/problem.ts';
import { readLaptopFile } from '../laptop-file.ts';
import { accountClosing, openLaptopClosing } from './account-closing.ts';

const USAGE = `npm run close-account -- <email>                        show what keeps the account from being deleted
npm run close-account -- <email> --because "<reason>"   request its deletion, as the artist could on the profile page
  --local                                               on this machine's laptop run (DATA_DIR, default .local)
In the cloud: AWS credentials in the environment, and USER_POOL_ID, TABLE_NAME, WALLET_TABLE_NAME and AUDIT_TABLE_NAME
as the deployment printed them. The region is the one that the pool's id begins with.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { because: { type: 'string' }, local: { type: 'boolean' } },
  });
  const [email, ...more] = positionals;
  if (!email || more.length > 0 || values.because?.trim() === '') throw new Error(USAGE);
  const closing = open(values.local === true);
  if (values.because === undefined) {
    await closing.check(email);
    console.log(`Nothing keeps the account of ${email} from being deleted. Run this again with --because.`);
  } else {
    const deletedAt = await closing.begin(email, values.because);
    console.log(`The account of ${email} will be deleted at ${deletedAt}, unless its artist signs in before.`);
  }
} catch (error) {
  console.error(textOf(error));
  process.exitCode = 1;
}

/** The reason why an account cannot be deleted, with what has to be done first. */
function textOf(error: unknown): string {
  if (!(error instanceof Problem)) return error instanceof Error ? error.message : String(error);
  return `${error.message} ${JSON.stringify(error.details)}`;
}

function open(isLocal: boolean) {
  const { username } = userInfo();
  if (isLocal) return openLaptopClosing(readLaptopFile(process.env.DATA_DIR ?? '.local'), username);
  const { USER_POOL_ID, TABLE_NAME, WALLET_TABLE_NAME, AUDIT_TABLE_NAME } = process.env;
  if (!USER_POOL_ID || !TABLE_NAME || !WALLET_TABLE_NAME || !AUDIT_TABLE_NAME) throw new Error(USAGE);
  // The pool's id begins with its region.
  process.env.AWS_REGION = USER_POOL_ID.split('_')[0];
  const tables = { tableName: TABLE_NAME, walletTableName: WALLET_TABLE_NAME, auditTableName: AUDIT_TABLE_NAME };
  return accountClosing({ userPoolId: USER_POOL_ID, ...tables }, username);
}
