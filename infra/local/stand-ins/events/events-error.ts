/** An error in the service's format: a response with its status over HTTP, a message over the socket. */
export class EventsError extends Error {
  readonly errorType: string;
  readonly status: number;
  constructor(errorType: string, message: string, status = 400) {
    super(message);
    this.errorType = errorType;
    this.status = status;
  }
}

export const unauthorized = (message = 'You are not authorized to make this call.') =>
  new EventsError('UnauthorizedException', message, 401);
export const badRequest = (message: string) => new EventsError('BadRequestException', message);

/**
 * The errors that a client receives. An error of any other class reveals a feature that the stand-in lacks, and is
 * logged.
 */
export function errorsOf(error: unknown): { errorType: string; message: string }[] {
  if (error instanceof EventsError) return [{ errorType: error.errorType, message: error.message }];
  console.error(error);
  return [{ errorType: 'InternalFailure', message: error instanceof Error ? error.message : String(error) }];
}
