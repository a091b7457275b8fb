/**
 * One call to a stand-in, as IAM sees it. `accessKeyId` is the principal: on a laptop, the logical id of a function.
 */
export type IamRequest = {
  accessKeyId: string | undefined;
  action: `${string}:${string}`;
  resource: string;
  /** Condition keys of the request, lower case, e.g. `dynamodb:leadingkeys`. */
  context?: Record<string, string[]>;
};

/** Returns the message of a refusal; undefined when the template allows the call. */
export type Authorize = (request: IamRequest) => string | undefined;

export const allowAll: Authorize = () => undefined;

/**
 * The secret key of every principal on a laptop. Signatures are verified, so that a wrong one is refused as in the
 * cloud.
 */
export const LOCAL_SECRET = 'local';
/** The access key of the developer: used by the runner itself, the commands, and tests that bypass the services. */
export const DEVELOPER = 'developer';

/** The access key id in the SigV4 header of a request, if there is one. */
export const principalOf = (authorization: string | undefined): string | undefined =>
  /Credential=([^/,\s]+)\//.exec(authorization ?? '')?.[1];
