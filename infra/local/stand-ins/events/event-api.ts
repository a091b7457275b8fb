/**
 * An AppSync Event API as the stand-in serves it: clients connect and subscribe with a user pool's tokens, and IAM
 * callers publish.
 */
export type EventApi = {
  arn: string;
  pool: {
    issuer: string;
    /** Matches the client ids of the pool whose tokens are accepted. */
    clientId: RegExp;
  };
  namespaces: Namespace[];
};

export type Namespace = {
  name: string;
  /** The namespace's event handlers, for the runtime APPSYNC_JS. */
  code: string | undefined;
};
