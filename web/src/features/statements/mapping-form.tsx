import type { StatementId } from '../../../../shared/ids.ts';
import type { Statement } from '../../../../shared/statements/statement.ts';
import type { FileHead } from '../../../../shared/statements/statement-parts.ts';
import { statementsMessage } from '../../data/statements/messages.ts';
import { useFileHead } from '../../data/statements/queries.ts';
import { Loading } from '../../ui/loading.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilePreview } from './file-preview.tsx';
import { MappingFields } from './mapping-fields.tsx';

/** Says once which column is which, beside how the file begins; it is kept for the next statements of the same kind (product 30.5). */
export function MappingForm({ statement }: { statement: Pick<Statement, 'statementId' | 'ver'> }) {
  const { statementId, ver } = statement;
  const head = useFileHead(statementId, ver);
  return (
    <QueryState
      query={head}
      loading={
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      }
      failed={(error) => `Failed to fetch how the file begins. ${statementsMessage(error)}`}
    >
      {(found) => <Columns statementId={statementId} head={found} />}
    </QueryState>
  );
}

function Columns({ statementId, head }: { statementId: StatementId; head: FileHead }) {
  const widest = head.rows.reduce<string[]>((found, row) => (row.length > found.length ? row : found), []);
  const columns = head.columns.length > 0 ? head.columns : widest;
  if (columns.length === 0) return <p className="text-soft">How the file begins is not known. Drop it again.</p>;
  return (
    <section aria-label="Columns" className="grid gap-8">
      <FilePreview columns={columns} rows={head.rows} />
      <MappingFields statementId={statementId} columns={[...new Set(columns.filter((column) => column !== ''))]} />
    </section>
  );
}
