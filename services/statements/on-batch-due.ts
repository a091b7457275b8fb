import { openPosting } from './posting/open-posting.ts';
import { postBatch, reverseBatch } from './posting/post-stage.ts';
import type { Work } from './stages/execution-gateway.ts';

const needs = openPosting('statement-batch');

/** Posts or reverses a batch. Safe to repeat, even after a crash, because each transaction takes effect only once. */
export const handler = ({ statementId, step, batch }: Work & { batch: number }): Promise<void> =>
  (step === 'reverse' ? reverseBatch : postBatch)(needs, { statementId, batch });
