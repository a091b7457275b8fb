import { describeApi } from '../platform/describe-function.ts';
import { table } from '../platform/named-resource.ts';
import { BooksConfig } from './config.ts';

export const deployment = describeApi({ config: BooksConfig, environment: { LEDGER_TABLE_NAME: table('ledger') } });
