import type { Statement } from '../../../../../shared/statements/statement.ts';
import { useFileHead, useMappings } from '../../../data/statements/queries.ts';
import { MappingForm, mappingForStatement } from './mapping-form.tsx';

/** Opens the mapping of a statement for changes (product 30.5). */
export const changeColumns = (statement: Statement) => ({
  id: 'columns',
  title: 'Change columns',
  content: <MappingForm key={statement.ver} statement={statement} />,
});

/** Whether a stopped statement was read with a mapping, and stopped for a different reason. */
export function useIsMapped(statement: Statement): boolean {
  const { data: head } = useFileHead(statement.statementId, statement.ver);
  const { data } = useMappings();
  return head !== undefined && data !== undefined && mappingForStatement(statement, head, data.mappings) !== undefined;
}
