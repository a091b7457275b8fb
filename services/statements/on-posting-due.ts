import { openPosting } from './posting/open-posting.ts';
import { beginPosting, beginReversal } from './posting/post-stage.ts';
import type { Work } from './stages/execution-gateway.ts';

const needs = openPosting('statement-posting-due');

/** Begins a posting or a reversal. @returns the batches for the workflow's Map state */
export const handler = ({ statementId, step }: Work) =>
  step === 'reverse' ? beginReversal(needs, { statementId }) : beginPosting(needs, { statementId });
