import { monthsBetween, statementLines } from '../../services/ledger/account-statement.ts';
import { type BooksRepository, booksRepository } from '../../services/ledger/books-repository.ts';
import { isAccount } from '../../services/ledger/chart-of-accounts.ts';
import { checkBooks } from '../../services/ledger/check-books.ts';
import { openTable, type Table } from '../../services/platform/table.ts';
import { developerEnvironment, readLaptopFile } from '../laptop-file.ts';
import { balanceTable, statementTable } from './print-books.ts';

const USAGE = `npm run ledger -- check                             check every invariant of the books, and print the trial balance
npm run ledger -- statement <account> <from> [<to>]   print an account's entries from a day until before another: plan-revenue 2026-11-01
  --local                                             on this machine's laptop run (DATA_DIR, default .local)
In the cloud: AWS credentials and AWS_REGION in the environment, and TABLE_NAME, LEDGER_TABLE_NAME and WALLET_TABLE_NAME as the deployment
printed them.`;

function open(): { books: BooksRepository; table: Table } {
  const isLocal = process.argv.includes('--local');
  const laptop = isLocal ? readLaptopFile(process.env.DATA_DIR ?? '.local') : undefined;
  if (laptop) Object.assign(process.env, developerEnvironment(laptop));
  const {
    TableName = process.env.TABLE_NAME,
    LedgerTableName = process.env.LEDGER_TABLE_NAME,
    WalletTableName = process.env.WALLET_TABLE_NAME,
  } = laptop?.outputs ?? {};
  if (!TableName || !LedgerTableName || !WalletTableName) throw new Error(USAGE);
  return {
    books: booksRepository({ ledger: LedgerTableName, wallets: WalletTableName }),
    table: openTable(TableName),
  };
}

/** @throws Error if the argument is not a day */
function parseDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new Error(USAGE);
  return day;
}

async function check(): Promise<void> {
  const { differences, balances } = await checkBooks(open());
  console.log(balanceTable(balances));
  for (const { invariant, where } of differences) console.error(`${invariant}: ${where}`);
  console.log(differences.length === 0 ? 'The books are correct.' : `${differences.length} differences.`);
  if (differences.length > 0) process.exitCode = 1;
}

async function statement([account = '', first = '', last]: string[]): Promise<void> {
  if (!isAccount(account)) throw new Error(`There is no account ${account}.`);
  const [from, to] = [parseDay(first), last ? parseDay(last) : new Date()];
  const entries = await open().books.entries(account, monthsBetween(from, to));
  console.log(statementTable(statementLines(account, entries, { from, to })));
}

const [action, ...words] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
try {
  if (action === 'check') await check();
  else if (action === 'statement' && words.length > 1) await statement(words);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
