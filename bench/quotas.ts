/** Limits of AWS that a day's work must stay within, and the product's own rates. */
export const quotas = {
  /** Lambda quotas: the longest run of a function. */
  lambdaSeconds: 900,
  /** The walks' schedules run each quarter of an hour, and stop a minute before the function must. */
  walkRunsOfDay: 96,
  walkSecondsOfRun: 840,
  /** `poolReadsPerSecond`, and Cognito's default quota for reads of users in a pool (Developer Guide, "Quotas"). */
  poolReadsPerSecond: 25,
  poolReadQuota: 120,
  /** The largest page of ListUsers, and Cognito's default quota for lists. */
  listUsersPage: 60,
  listUsersPerSecond: 30,
  /** Cognito's default quota for sign-ups, which are two calls each: begun and confirmed. */
  signUpsPerSecond: 25,
  /** Write units in a second of one partition of DynamoDB (Developer Guide, "Partitions and data distribution"). */
  partitionWrites: 1000,
  /**
   * Write units of a whole on-demand table, as a new account has it; and the partitions of a new one, each with a shard
   * of its stream (Developer Guide, "On-demand capacity mode": 4,000 units at first).
   */
  tableWrites: 40_000,
  leastShards: 4,
  /** Batches of a shard that the projector gets at once. */
  batchesAtOnce: 4,
  /** SQS's default retention, which the mailer's queue has. */
  queueHours: 96,
  /** `mailPerSecond`, and what SES usually grants with production access. */
  mailPerSecond: 10,
  sesPerSecond: 14,
} as const;
