/** A list price in us-east-1, in US dollars. */
type Price = {
  dollars: number;
  /** The number of units that this price buys. */
  per: number;
  unit: string;
  /** Where AWS publishes it. */
  page: string;
  /**
   * The day on which the price was compared with a copy of the page, or with a published account of it. If omitted, the
   * price is from memory: check the page before you rely on it.
   */
  comparedOn?: string;
};

const MILLION = 1_000_000;
const DAY = '2026-11-27';

/** Every price in a month's bill. `monthly-cost.ts` deducts what is free. */
export const prices = {
  webAcl: { dollars: 5, per: 1, unit: 'web ACL', page: 'https://aws.amazon.com/waf/pricing/', comparedOn: DAY },
  webAclRule: { dollars: 1, per: 1, unit: 'rule', page: 'https://aws.amazon.com/waf/pricing/', comparedOn: DAY },
  firewallRequests: {
    dollars: 0.6,
    per: MILLION,
    unit: 'requests',
    page: 'https://aws.amazon.com/waf/pricing/',
    comparedOn: DAY,
  },
  alarmMetric: { dollars: 0.1, per: 1, unit: 'metric of an alarm', page: 'https://aws.amazon.com/cloudwatch/pricing/' },
  logs: { dollars: 0.5, per: 1, unit: 'GB ingested', page: 'https://aws.amazon.com/cloudwatch/pricing/' },
  traces: { dollars: 5, per: MILLION, unit: 'traces', page: 'https://aws.amazon.com/xray/pricing/' },
  key: { dollars: 1, per: 1, unit: 'key', page: 'https://aws.amazon.com/kms/pricing/' },
  secret: { dollars: 0.4, per: 1, unit: 'secret', page: 'https://aws.amazon.com/secrets-manager/pricing/' },
  queueRequests: { dollars: 0.4, per: MILLION, unit: 'requests', page: 'https://aws.amazon.com/sqs/pricing/' },
  tableReads: {
    dollars: 0.125,
    per: MILLION,
    unit: 'read units',
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
  },
  tableWrites: {
    dollars: 0.625,
    per: MILLION,
    unit: 'write units',
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
  },
  tableStorage: {
    dollars: 0.25,
    per: 1,
    unit: 'GB',
    page: 'https://aws.amazon.com/dynamodb/pricing/',
    comparedOn: DAY,
  },
  tableRecovery: { dollars: 0.2, per: 1, unit: 'GB', page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/' },
  tableBackup: { dollars: 0.1, per: 1, unit: 'GB', page: 'https://aws.amazon.com/backup/pricing/' },
  calls: {
    dollars: 1,
    per: MILLION,
    unit: 'calls',
    page: 'https://aws.amazon.com/api-gateway/pricing/',
    comparedOn: DAY,
  },
  functionSeconds: {
    dollars: 0.0000133334,
    per: 1,
    unit: 'GB-seconds (arm64)',
    page: 'https://aws.amazon.com/lambda/pricing/',
    comparedOn: DAY,
  },
  functionRuns: {
    dollars: 0.2,
    per: MILLION,
    unit: 'runs',
    page: 'https://aws.amazon.com/lambda/pricing/',
    comparedOn: DAY,
  },
  masterRecent: { dollars: 0.023, per: 1, unit: 'GB', page: 'https://aws.amazon.com/s3/pricing/', comparedOn: DAY },
  masterMonth: { dollars: 0.0125, per: 1, unit: 'GB', page: 'https://aws.amazon.com/s3/pricing/' },
  masterQuarter: { dollars: 0.004, per: 1, unit: 'GB', page: 'https://aws.amazon.com/s3/pricing/' },
  tieredObject: { dollars: 0.0025, per: 1000, unit: 'objects', page: 'https://aws.amazon.com/s3/pricing/' },
  deepArchive: { dollars: 0.00099, per: 1, unit: 'GB', page: 'https://aws.amazon.com/s3/pricing/', comparedOn: DAY },
  deepArchivePut: { dollars: 0.05, per: 1000, unit: 'objects', page: 'https://aws.amazon.com/s3/pricing/' },
  users: { dollars: 0.015, per: 1, unit: 'active users a month', page: 'https://aws.amazon.com/cognito/pricing/' },
  emails: { dollars: 0.1, per: 1000, unit: 'emails', page: 'https://aws.amazon.com/ses/pricing/' },
  edgeRequests: { dollars: 0.01, per: 10_000, unit: 'requests', page: 'https://aws.amazon.com/cloudfront/pricing/' },
  edgeTraffic: { dollars: 0.085, per: 1, unit: 'GB', page: 'https://aws.amazon.com/cloudfront/pricing/' },
  edgeFunctions: { dollars: 0.1, per: MILLION, unit: 'runs', page: 'https://aws.amazon.com/cloudfront/pricing/' },
  liveOperations: { dollars: 1, per: MILLION, unit: 'operations', page: 'https://aws.amazon.com/appsync/pricing/' },
  liveMinutes: { dollars: 0.08, per: MILLION, unit: 'minutes', page: 'https://aws.amazon.com/appsync/pricing/' },
  transitions: {
    dollars: 0.025,
    per: 1000,
    unit: 'transitions',
    page: 'https://aws.amazon.com/step-functions/pricing/',
  },
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof prices;

/** The price of a number of units, in US dollars. */
export const costOf = (name: PriceName, units: number): number => (units * prices[name].dollars) / prices[name].per;
