import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Person } from '../../test/people.ts';
import { freshKey, until } from '../../test/releases.ts';

export type In<S extends Statement['state']> = Extract<Statement, { state: S }>;

export const params = (statementId: StatementId) => ({ params: { statementId } });

/** Works with statements through the office's routes. */
export function officeStatements(office: Pick<Person, 'api'>) {
  const find = (statementId: StatementId) => office.api('GET /api/admin/statements/{statementId}', params(statementId));

  return {
    find,

    /**
     * Waits until a statement reaches a state.
     * @throws if the statement stops instead
     */
    async comesTo<S extends Statement['state']>(statementId: StatementId, state: S): Promise<In<S>> {
      const statement = await until(
        () => find(statementId),
        (now) => now.state === state || now.state === 'stopped',
        `a statement that is ${state}`,
      );
      if (statement.state !== state) throw new Error(JSON.stringify(statement));
      return statement as In<S>;
    },

    /** Uploads a file, and checks that its upload URL does not accept a second one. */
    async drop(content: string | Uint8Array<ArrayBuffer>, fileName = 'august.csv'): Promise<StatementId> {
      const body = { fileName, bytes: Buffer.byteLength(content) };
      const { statement, url, headers } = await office.api('POST /api/admin/statements', { body, ...freshKey() });
      const put = await fetch(url, { method: 'PUT', headers, body: content });
      expect(put.status).toBe(200);
      const again = await fetch(url, { method: 'PUT', headers, body: content });
      expect(again.status).toBe(412);
      await office.api('POST /api/admin/statements/{statementId}/uploaded', params(statement.statementId));
      return statement.statementId;
    },
  };
}
