import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { Problem } from '../../shared/contract/problem.ts';
import { problems } from '../../shared/contract/problems.ts';
import { type Log, type LogFields, thrown } from './logger.ts';

/** When to retry a call that was throttled or whose response was lost (RFC 9110, Retry-After). */
const RETRY_AFTER_SECONDS = '2';
const retriedCodes: readonly Problem['code'][] = ['busy', 'outcome-unknown'];

type Call = { requestId: string; route: string };

/**
 * Turns a thrown value into the caller's reply: problem+json with the code of a `Problem`, `internal` for everything
 * else. Errors of ours, or of a service we called, are logged with their reason, and the caller receives only the
 * request id. Never throws: even if a problem cannot be serialized or the log fails, the caller gets a reply.
 */
export function problemReply(error: unknown, call: Call, log: Log): APIGatewayProxyStructuredResultV2 {
  try {
    const problem = error instanceof Problem ? error : new Problem('internal');
    const isOurs = problems[problem.code].status >= 500;
    if (isOurs) logProblem(log, 'a request failed', { ...call, code: problem.code, ...reasonOf(error) });
    return written(problem.code, isOurs ? {} : problem.details, call.requestId);
  } catch (failure) {
    logProblem(log, 'a refusal could not be written', { ...call, ...thrown(failure) });
    return written('internal', {}, call.requestId);
  }
}

/** The reason for the log: the other service's reply, or the error itself. */
const reasonOf = (error: unknown): LogFields => ({
  ...(error instanceof Problem && { reason: String(error.details.reason ?? 'none given') }),
  ...thrown(error),
});

function logProblem(log: Log, message: string, fields: LogFields): void {
  try {
    log.error(message, fields);
  } catch (failure) {
    // The log's formatter failed, perhaps because of these fields. Lambda logs whatever the process prints.
    console.error(message, String(failure));
  }
}

function written(code: Problem['code'], details: object, requestId: string): APIGatewayProxyStructuredResultV2 {
  const { status, title } = problems[code];
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retriedCodes.includes(code) && { 'retry-after': RETRY_AFTER_SECONDS }),
    },
    body: JSON.stringify({ code, title, details, requestId }),
  };
}
