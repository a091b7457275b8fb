import { type FailureKind, ModelFailure } from './model-failure.ts';

/**
 * Errors from Bedrock's runtime (API reference, "ConverseStream") and from the connection. Any other error is `away`.
 */
const kinds: Record<string, FailureKind> = {
  ThrottlingException: 'busy',
  ServiceQuotaExceededException: 'busy',
  ModelNotReadyException: 'busy',
  ModelTimeoutException: 'slow',
  TimeoutError: 'slow',
  AccessDeniedException: 'denied',
  ResourceNotFoundException: 'denied',
  ValidationException: 'denied',
  UnrecognizedClientException: 'denied',
  InvalidSignatureException: 'denied',
  ModelErrorException: 'garbage',
  ModelStreamErrorException: 'garbage',
  SyntaxError: 'garbage',
};

/** Classifies an error from the client. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const about = typeof error === 'object' && error !== null ? error : {};
  const name = 'name' in about && typeof about.name === 'string' ? about.name : '';
  const code = 'code' in about ? about.code : undefined;
  // The client also reports a broken connection as a timeout.
  const isCut = code === 'ECONNRESET' || code === 'EPIPE';
  const kind = (!isCut && kinds[name]) || (isBrokenFrame(error) ? 'garbage' : 'away');
  return new ModelFailure(kind, { cause: error });
}

/**
 * Whether the response is not an event stream: the codec then throws plain errors about a length, checksum or header.
 */
const isBrokenFrame = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error &&
    /message|checksum|header|payload|event.?stream/i.test(error.message) &&
    !('$metadata' in error));
