import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const BooksConfig = ApiConfig.extend({ LEDGER_TABLE_NAME: z.string().min(1) });
