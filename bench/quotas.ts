/** AWS limits that a day's work must stay within, and the product's own rates. */
export const quotas = {
  /** The maximum duration of an invocation (Lambda quotas). */
  lambdaSeconds: 900,
  /** The account walks are scheduled every quarter of an hour, and stop a minute before the function's timeout. */
  walkRunsOfDay: 96,
  walkSecondsOfRun: 840,
  /** `poolReadsPerSecond`, and Cognito's default quota for reading users of a pool (Developer Guide, "Quotas"). */
  poolReadsPerSecond: 25,
  poolReadQuota: 120,
  /** The maximum page size of ListUsers, and Cognito's default quota for listing. */
  listUsersPage: 60,
  listUsersPerSecond: 30,
  /** Cognito's default quota for sign-ups, which are two calls each: beginning and confirming. */
  signUpsPerSecond: 25,
  /** Write units per second for one DynamoDB partition (Developer Guide, "Partitions and data distribution"). */
  partitionWrites: 1000,
  /**
   * Write units of a whole on-demand table in a new account; and the partitions of a new table, each with its own
   * stream shard (Developer Guide, "On-demand capacity mode": 4,000 units at first).
   */
  tableWrites: 40_000,
  leastShards: 4,
  /** How many batches of a shard the projector gets concurrently. */
  batchesAtOnce: 4,
  /** SQS's default retention, which the mailer's queue uses. */
  queueHours: 96,
  /** `mailPerSecond`, and what SES usually grants with production access. */
  mailPerSecond: 10,
  sesPerSecond: 14,
} as const;
