import { type ListedRecording, planObject, RecordingPiece } from '../planning/plan-objects.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';

/** Streams a plan's unpaid recordings, one piece of its list at a time. */
export async function* unpaidRecordings(
  objects: Pick<StatementGateway, 'readJson'>,
  { statement: { statementId }, planFolder = '' }: StoredStatement,
): AsyncGenerator<ListedRecording[]> {
  for (let n = 0; ; n++) {
    const piece = await objects.readJson(statementId, planObject(planFolder, 'unmatched', n));
    if (piece === undefined) return;
    yield RecordingPiece.parse(piece).filter(({ kind }) => kind !== 'matched');
  }
}
