/** Connection errors after which the call may have taken effect. */
const LOST = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];

/** Whether a call's outcome is unknown: its response was lost or late, or DynamoDB failed. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $fault } = error as Error & { code?: string; $fault?: string };
  return name === 'TimeoutError' || $fault === 'server' || LOST.includes(code ?? '');
}
