import type { Work } from './execution-gateway.ts';
import { openPosting } from './open-posting.ts';
import { finishPosting, finishReversal } from './stages/post-stage.ts';

const needs = openPosting('statement-batches-done');

/** Ends a posting, or a reversal: all batches are done. */
export const handler = ({ statementId, step }: Work) =>
  step === 'reverse' ? finishReversal(needs, { statementId }) : finishPosting(needs, { statementId });
