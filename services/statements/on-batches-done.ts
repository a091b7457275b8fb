import { openPosting } from './posting/open-posting.ts';
import { finishPosting, finishReversal } from './posting/post-stage.ts';
import type { Work } from './stages/execution-gateway.ts';

const needs = openPosting('statement-batches-done');

/** Finishes a posting or a reversal once all its batches are done. */
export const handler = ({ statementId, step }: Work) =>
  step === 'reverse' ? finishReversal(needs, { statementId }) : finishPosting(needs, { statementId });
