import type { LaptopFile } from '../../infra/laptop-file.ts';
import { createClient } from '../../shared/contract/client.ts';
import type { Api } from '../../shared/contract/index.ts';

/** The local stack that the tests share (infra/test/laptop-setup.mjs). */
export const laptop = JSON.parse(process.env.LAPTOP ?? '{}') as {
  addresses: LaptopFile['addresses'];
  outputs: LaptopFile['outputs'] &
    Record<
      | 'StatementsBucket'
      | 'UserPoolId'
      | 'ClientId'
      | 'TableName'
      | 'LedgerTableName'
      | 'WalletTableName'
      | 'AuditTableName',
      string
    >;
  dataFolder: string;
};

/** Makes the product's own typed client, which calls the API over HTTP with this token. */
export const apiAs = (token: string | undefined) =>
  createClient<Api>(
    (path, init) => fetch(laptop.addresses.site + path, init),
    async () => token,
  );

export type ApiAs = ReturnType<typeof apiAs>;
