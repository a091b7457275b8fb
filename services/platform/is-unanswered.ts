/** Connection errors after which the call may have taken effect. */
const CONNECTION_ERRORS = new Set<unknown>([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether a call's outcome is unknown: its response was lost or late, or DynamoDB failed. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  return ('$fault' in error && error.$fault === 'server') || ('code' in error && CONNECTION_ERRORS.has(error.code));
}
