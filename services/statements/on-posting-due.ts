import type { Work } from './execution-gateway.ts';
import { openPosting } from './open-posting.ts';
import { beginPosting, beginReversal } from './stages/post-stage.ts';

const needs = openPosting('statement-posting-due');

/** Begins a posting, or a reversal. What it answers are the batches of the workflow's map. */
export const handler = ({ statementId, step }: Work) =>
  step === 'reverse' ? beginReversal(needs, { statementId }) : beginPosting(needs, { statementId });
