/** A call to a stand-in, as IAM sees it. `accessKeyId` is the principal, locally the logical id of a function. */
export type IamRequest = {
  accessKeyId: string | undefined;
  action: `${string}:${string}`;
  resource: string;
  /** The request's condition keys in lower case, such as `dynamodb:leadingkeys`. */
  context?: Record<string, string[]>;
};

/** Returns the message of a denial; undefined if the template allows the call. */
export type Authorize = (request: IamRequest) => string | undefined;

export const allowAll: Authorize = () => undefined;

/**
 * The secret key of every local principal. Signatures are verified, so that a wrong one is rejected as in the cloud.
 */
export const LOCAL_SECRET = 'local';
/** The access key of the developer: used by the runner itself, the commands, and tests that bypass the services. */
export const DEVELOPER = 'developer';

/** The access key id in the SigV4 header of a request, if it has one. */
export const principalOf = (authorization: string | undefined): string | undefined =>
  /Credential=([^/,\s]+)\//.exec(authorization ?? '')?.[1];
