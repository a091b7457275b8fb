/** Errors of the connection: the call may have arrived, and its answer not. */
const LOST = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];

/** Whether nobody knows what became of a call: its answer was lost, or came too late, or DynamoDB failed. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $fault } = error as Error & { code?: string; $fault?: string };
  return name === 'TimeoutError' || $fault === 'server' || LOST.includes(code ?? '');
}
