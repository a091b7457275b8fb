import type Stripe from 'stripe';

export type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';

type Details = { code?: string; param?: string; status?: number; type?: ErrorType };

/** An error response in Stripe's own format, sent as `{ error: { type, message, code, param } }`. */
export class StripeError extends Error {
  readonly type: ErrorType;
  readonly status: number;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(message: string, { code, param, status = 400, type = 'invalid_request_error' }: Details = {}) {
    super(message);
    this.type = type;
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

export const errorBody = (error: StripeError): { error: Partial<Stripe.StripeRawError> } => ({
  error: {
    type: error.type,
    message: error.message,
    ...(error.code && { code: error.code }),
    ...(error.param && { param: error.param }),
  },
});

export const noSuch = (noun: string, id: string, param: string, status = 404): StripeError =>
  new StripeError(`No such ${noun}: '${id}'`, { code: 'resource_missing', param, status });

export const missingParameter = (param: string): StripeError =>
  new StripeError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const unrecognizedUrl = (method: string, path: string): StripeError =>
  new StripeError(
    `Unrecognized request URL (${method}: ${path}). The local stand-in does not implement it; see operations/.`,
    { status: 404 },
  );
