import { openPosting } from './posting/open-posting.ts';
import { postBatch, reverseBatch } from './posting/post-stage.ts';
import type { Work } from './stages/execution-gateway.ts';

const needs = openPosting('statement-batch');

/** Posts a batch, or reverses it. Safe to repeat, also after a crash: each transaction is made once. */
export const handler = ({ statementId, step, batch }: Work & { batch: number }): Promise<void> =>
  (step === 'reverse' ? reverseBatch : postBatch)(needs, { statementId, batch });
