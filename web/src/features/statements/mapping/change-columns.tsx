import type { Statement } from '../../../../../shared/statements/statement.ts';
import { useFileHead, useMappings } from '../../../data/statements/queries.ts';
import { MappingForm, mappingForStatement } from './mapping-form.tsx';

/** The panel for editing the mapping of a statement (product 30.5). */
export const changeColumns = (statement: Statement) => ({
  id: 'columns',
  title: 'Change columns',
  content: <MappingForm key={statement.ver} statement={statement} />,
});

/** Whether a saved mapping applies to this statement, so that it did not stop for lack of one. */
export function useIsMapped(statement: Statement): boolean {
  const { data: head } = useFileHead(statement.statementId, statement.ver);
  const { data } = useMappings();
  return head !== undefined && data !== undefined && mappingForStatement(statement, head, data.mappings) !== undefined;
}
