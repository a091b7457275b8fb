import { columnsNamed } from '../../../../../shared/royalties/column-name.ts';
import {
  mappedColumns,
  mappingOfFormat,
  mappingOrder,
  type StoredMapping,
} from '../../../../../shared/statements/mapping.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import type { FileHead } from '../../../../../shared/statements/statement-parts.ts';
import { statementsMessage } from '../../../data/statements/messages.ts';
import { useFileHead, useMappings } from '../../../data/statements/queries.ts';
import { Loading } from '../../../ui/loading.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MappingFields } from './mapping-fields.tsx';

type Props = { statement: Statement };

/** Maps the columns of a statement, and saves the mapping for later files with the same columns (product 30.5). */
export function MappingForm({ statement }: Props) {
  const { statementId, ver } = statement;
  const head = useFileHead(statementId, ver);
  const mappings = useMappings();
  const loading = (
    <Loading>
      <Skeleton className="h-64" />
    </Loading>
  );
  return (
    <QueryState
      query={head}
      loading={loading}
      failed={(error) => `Failed to load the start of the file. ${statementsMessage(error)}`}
    >
      {(found) => (
        <QueryState
          query={mappings}
          loading={loading}
          failed={(error) => `Failed to load the saved layouts. ${statementsMessage(error)}`}
        >
          {({ mappings: all }) => <Columns statement={statement} head={found} all={all} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function Columns({ statement, head, all }: Props & { head: FileHead; all: readonly StoredMapping[] }) {
  const { statementId } = statement;
  if (head.columns.length === 0)
    return <p className="text-soft">We couldn’t read the start of this file. Please drop it again.</p>;
  const kept = mappingForStatement(statement, head, all);
  const others = all.filter((mapping) => mapping !== kept).map(({ name }) => name);
  return (
    <section aria-label="Columns" className="grid gap-8">
      <MappingFields statementId={statementId} head={head} kept={kept} others={others} />
    </section>
  );
}

/** The mapping that was used to read a statement, or that would be used. */
export function mappingForStatement(
  statement: Statement,
  head: FileHead,
  all: readonly StoredMapping[],
): StoredMapping | undefined {
  const read = 'read' in statement && statement.read ? mappingOfFormat(statement.read.format) : undefined;
  const fits = (mapping: StoredMapping) =>
    mapping.mappingId === statement.mappingId ||
    mappedColumns(mapping).every((column) => columnsNamed(head.columns, column).length > 0);
  return all.find(({ mappingId }) => mappingId === read) ?? mappingOrder(all, statement.mappingId).find(fits);
}
