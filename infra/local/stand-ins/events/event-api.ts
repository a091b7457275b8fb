/** One AppSync Event API, as the stand-in serves it: a user pool's tokens connect and subscribe, IAM publishes. */
export type EventApi = {
  arn: string;
  pool: {
    issuer: string;
    /** Which of the pool's clients a token must have been made for. */
    clientId: RegExp;
  };
  namespaces: Namespace[];
};

export type Namespace = {
  name: string;
  /** Its event handlers, for the runtime APPSYNC_JS. */
  code: string | undefined;
};
