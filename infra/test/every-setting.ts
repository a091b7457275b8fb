import { settingNames } from '../aws/deployment.ts';

/** Settings that no deployment has together with the others, or at all. */
const LEFT_OUT: readonly string[] = [
  // A trial has no backups, no copies and no domain of its own.
  'sandbox',
  // `npm run deploy` sets them while a stage is created, rotated or updated.
  ...['firstDeployment', 'protectedStacks', 'originSecretVersion', 'referencesVersion'],
  // Only a laptop has it.
  'liveUrl',
  // A former setting, which is refused.
  'payoutApprovals',
  // The caller chooses them.
  ...['region', 'stage'],
];

/** A value, other than its default, for every setting that an operator can choose together. */
export const everySetting = {
  siteUrl: 'https://music.example.com',
  mailFrom: 'mail@music.example.com',
  alertEmail: 'pager@music.example.com',
  monthlyBudget: 500,
  lambdaConcurrency: '2000',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/a',
  rollout: 'at-once',
  backupCopyVaultArn: 'arn:aws:backup:us-east-1:111122223333:backup-vault:copies',
  copyBucketArn: 'arn:aws:s3:::copies',
  copyAccount: '111122223333',
  stripeApiUrl: 'https://stripe.example.com',
  itunesUrl: 'https://itunes.example.com',
  deezerUrl: 'https://deezer.example.com',
  lookUpsPerMinute: '10',
  isrcPrefixes: 'QZABC,QZABD',
  upcPrefixes: '0123456,0123457',
  losslessMb: '2048',
  poolReadsPerSecond: '50',
  mailPerSecond: '20',
  payoutHoldHours: '24',
  payoutTax: 'off',
  payoutAloneDollars: '0',
  payoutSecondFactor: 'required',
  payoutSignInMinutes: '10',
  payoutDayDollars: '5000',
  payoutDayCount: '10',
  payoutDebtorName: 'Segno',
  payoutDebtorIban: 'DE89370400440532013000',
  payoutDebtorBic: 'COBADEFFXXX',
  modelId: 'eu.anthropic.claude-sonnet-4-20250514-v1:0',
  modelRegion: 'eu-west-1',
  modelGuardrail: 'abc123:1',
  modelInputPrice: '3',
  modelOutputPrice: '15',
  modelArtistCalls: '10',
  modelArtistTokens: '10000',
  modelArtistDollars: '0.5',
  modelDayDollars: '20',
  waitlistWebhook: 'https://crm.example.com/leads',
  statementApprovals: '2',
  firewall: 'block',
} as const satisfies Record<string, unknown>;

/** The settings that `everySetting` lacks. */
export const missingSettings = (): string[] =>
  settingNames.filter((name) => !(name in everySetting) && !LEFT_OUT.includes(name));
