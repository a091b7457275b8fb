import { isValidBIC, isValidIBAN } from 'ibantools';
import * as z from 'zod';
import { CodePrefixes } from '../../services/releases/config.ts';
import { AUDIO_MB, MAX_LOSSLESS_MB } from '../../shared/media/file-finding.ts';
import { regions } from './regions.ts';

/** Parsed as the function will parse it, so that a wrong prefix fails the synthesis rather than the first request. */
const prefixes = (name: keyof typeof CodePrefixes) =>
  z
    .string()
    .optional()
    .superRefine((text, context) => {
      for (const { message } of CodePrefixes[name].safeParse(text).error?.issues ?? []) context.addIssue(message);
    });

const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost';

/** Only scheme, host and port, because browsers send this origin, and uploads are allowed from it. */
const origin = z.string().superRefine((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== text)
    context.addIssue('must be an origin, like https://music.example.com: no path, and no / at the end');
  else if (url.protocol !== 'https:' && !isLoopback(url)) context.addIssue('must begin with https://');
});

/** An external URL to which we send data, so it must use HTTPS, unless it is on this machine. */
const webhook = z
  .url()
  .refine((text) => new URL(text).protocol === 'https:' || isLoopback(new URL(text)), 'must begin with https://');

const count = (noun: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a number of ${noun}`)
    .optional();

const positive = (noun: string) => z.string().regex(/^[1-9]\d{0,3}$/, `must be a number of ${noun} from 1 to 9999`);

const decimal = (noun: string) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, `must be a number of ${noun}`)
    .optional();

const yesOrNo = z.union([z.boolean(), z.stringbool()]).default(false);

const region = z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be the name of a region, like eu-central-1');

/** Example settings, so that `npx cdk synth` without settings checks the whole template for a plausible deployment. */
const EXAMPLE = { siteUrl: 'https://segno.example', mailFrom: 'mail@segno.example' };

const settings = z.object({
  /** The site's own URL, an origin. It is set in advance, so that no stack has to wait for another's output. */
  siteUrl: origin,
  /** The sender of emails. Its domain is an SES identity in the deployment's region, verified before the deployment. */
  mailFrom: z.email().optional(),
  /**
   * A trial deployment: Cognito sends the email (50 a day for the whole account), there are no backups, and the data is
   * removed with the stacks.
   */
  sandbox: yesOrNo,
  /**
   * Set by `npm run deploy` while it creates a stage: nothing is protected from deletion yet, so that AWS can roll back
   * a creation that fails (design 8.19).
   */
  firstDeployment: yesOrNo,
  /** For several deployments in one account: prefixes every stack's name, and every other name that would clash. */
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,15}$/, 'must be 1 to 16 small letters and digits, a letter first')
    .optional(),
  /** The region of everything except CloudFront's firewall, which must be in us-east-1. */
  region: z.enum(regions, `must be one of ${regions.join(', ')}`).default('us-east-1'),
  /**
   * The account's quota of concurrent Lambda invocations in the region. From 1000 on, part of it is reserved for
   * sign-in and payments.
   */
  lambdaConcurrency: count('concurrent invocations'),
  /**
   * The ACM certificate (in us-east-1) for the site's host name; without it the site uses its CloudFront domain name.
   */
  certificateArn: z
    .string()
    .startsWith('arn:aws:acm:us-east-1:', 'must be a certificate of ACM in us-east-1')
    .optional(),
  /**
   * The version of the origin secret that functions and the site use (`npm run deploy` looks it up); by default, the
   * current one.
   */
  originSecretVersion: z.string().optional(),
  /**
   * The version of the values that functions read from other stacks. `npm run deploy` changes it if one was replaced,
   * so that the API's functions are published again with the new value.
   */
  referencesVersion: z.string().optional(),
  /**
   * The stacks that are already protected from deletion and stay so, separated by commas (`npm run deploy` sets it).
   */
  protectedStacks: z.string().optional(),
  /**
   * How the API's traffic moves to new versions of its functions: a tenth more each minute with a rollback on errors,
   * or all at once, which is the default for a trial.
   */
  rollout: z.enum(['linear', 'at-once']).optional(),
  /** An AWS Backup vault to which every backup is copied, ideally in another account. */
  backupCopyVaultArn: z
    .string()
    .regex(
      /^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/,
      'must be the ARN of a vault, like arn:aws:backup:eu-west-1:111122223333:backup-vault:copies',
    )
    .optional(),
  /**
   * The bucket in another account to which masters and artwork are copied, and that account. Without them, the copies
   * are in a bucket in this account.
   */
  copyBucketArn: z
    .string()
    .regex(/^arn:aws:s3:::[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the ARN of a bucket, like arn:aws:s3:::copies')
    .optional(),
  copyAccount: z
    .string()
    .regex(/^\d{12}$/, 'must be the 12 digits of an account')
    .optional(),
  /** The URL of the card provider's API. */
  stripeApiUrl: z.url().default('https://api.stripe.com'),
  /** The URLs of the public catalogues in which delivered releases are looked up. */
  itunesUrl: z.url().default('https://itunes.apple.com'),
  deezerUrl: z.url().default('https://api.deezer.com'),
  /** How many releases are looked up in a minute; 0 for none. Apple allows about twenty. */
  lookUpsPerMinute: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of releases from 0 to 9999')
    .default('20'),
  /**
   * The URL to which messages for open pages are posted. Set only locally, because a deployment has its own push
   * channel.
   */
  liveUrl: z.url().optional(),
  /** The operator's own code prefixes, separated by commas. Without them, the distributor assigns ISRCs and UPCs. */
  isrcPrefixes: prefixes('ISRC_PREFIXES'),
  upcPrefixes: prefixes('UPC_PREFIXES'),
  /** The size limit of a WAV or FLAC in MB; by default the limit for all audio. */
  losslessMb: z
    .string()
    .refine((mb) => /^[1-9]\d{2,3}$/.test(mb) && Number(mb) >= AUDIO_MB && Number(mb) <= MAX_LOSSLESS_MB, {
      error: `must be a number of MB from ${AUDIO_MB} to ${MAX_LOSSLESS_MB}`,
    })
    .optional(),
  /**
   * How many accounts per second the daily job looks up in the user pool. By default a fifth of the pool's read quota
   * of 120 per second (Cognito Developer Guide, "Quotas").
   */
  poolReadsPerSecond: positive('reads').default('25'),
  /**
   * How many emails per second the product sends. It should be below the rate that SES grants the account, which also
   * sends the user pool's codes.
   */
  mailPerSecond: positive('emails').default('10'),
  /** For how many hours a new payout method is held before it can receive a payout; 72 by default. */
  payoutHoldHours: count('hours'),
  /** Whether US tax is withheld from payouts; it is by default. */
  payoutTax: z.enum(['us', 'off']).optional(),
  /** A former setting, rejected so that an operator who required two people does not lose that unnoticed. */
  payoutApprovals: z.never('is replaced by payoutAloneDollars: with 0 every payout takes two people').optional(),
  /**
   * The maximum that one person can pay alone if the office has two payers; $1,000 by default; with 0 every payout
   * takes two people.
   */
  payoutAloneDollars: count('dollars'),
  /** Whether everyone who pays must have a second factor. By default, only people who have one must use it. */
  payoutSecondFactor: z.enum(['own', 'required']).optional(),
  /** How recently a person must have signed in to pay, in minutes; 30 by default. */
  payoutSignInMinutes: count('minutes'),
  /**
   * The maximum amount, and the maximum number of payouts, that can be approved in a day; $100,000 and 1000 by default.
   */
  payoutDayDollars: count('dollars'),
  payoutDayCount: count('payouts'),
  /** The paying bank account, for the bank file: all three settings, or none. */
  payoutDebtorName: z.string().max(140).optional(),
  payoutDebtorIban: z
    .string()
    .refine((iban) => isValidIBAN(iban), 'must be an IBAN, without spaces')
    .optional(),
  payoutDebtorBic: z
    .string()
    .refine((bic) => isValidBIC(bic), 'must be a BIC')
    .optional(),
  /**
   * The Bedrock language model that reads messages to the assistant: a model id, a profile id, or an ARN. None by
   * default.
   */
  modelId: z
    .string()
    .regex(/^[\w.:/-]{1,512}$/, 'must be the id or ARN of a model in Bedrock')
    .optional(),
  /** The model's region; by default the deployment's own. */
  modelRegion: region.optional(),
  modelGuardrail: z
    .string()
    .regex(/^[a-z0-9]+:(\d{1,8}|DRAFT)$/, 'must be the id and version of a guardrail, like abc123:1')
    .optional(),
  /** The price of a million tokens in US dollars. */
  modelInputPrice: decimal('dollars'),
  modelOutputPrice: decimal('dollars'),
  /** The daily limit per artist, and the cost limit for all artists together. */
  modelArtistCalls: count('calls'),
  modelArtistTokens: count('tokens'),
  modelArtistDollars: decimal('dollars'),
  modelDayDollars: decimal('dollars'),
  /** Receives the waitlist's leads as JSON. Without it, leads are only stored. */
  waitlistWebhook: webhook.optional(),
  /**
   * How many people must approve a statement before it is posted, and a match in a posted one before it is paid: one,
   * or two with different accounts.
   */
  statementApprovals: z.enum(['1', '2']).default('1'),
  /** The email address that alarms notify. Without it, alarms are visible only in the console. */
  alertEmail: z.email().optional(),
  /** The monthly cost in US dollars that triggers an alert: for the stage, or for the account if no stage is named. */
  monthlyBudget: z.coerce.number().positive().default(100),
  /**
   * Whether the firewall's managed rules block, or only count the requests that they would block (docs/runbook.md, "The
   * firewall counts first").
   */
  firewall: z.enum(['count', 'block']).default('count'),
});

/** Lists what is wrong with the settings for backups and copies. */
function copySettingFaults(values: z.output<typeof settings>): { path: string; message: string }[] {
  const copies = ['copyBucketArn', 'copyAccount', 'backupCopyVaultArn'] as const;
  if (values.sandbox) {
    return copies
      .filter((name) => values[name] !== undefined)
      .map((path) => ({ path, message: 'has no effect with sandbox=true: a trial has no backups' }));
  }
  const [named, absent] = values.copyBucketArn ? [copies[0], copies[1]] : [copies[1], copies[0]];
  return values[named] && !values[absent]
    ? [{ path: named, message: `needs ${absent}: the other account's bucket, and its number` }]
    : [];
}

/** The settings that can be passed as context. */
export const settingNames = Object.keys(settings.shape);

/** All settings of a deployment, passed as CDK context (`-c siteUrl=…`); docs/deploy.md explains each. */
export const Deployment = z.preprocess(
  (context) => {
    const { siteUrl, mailFrom, ...others } = context as Record<string, unknown>;
    return siteUrl === undefined ? { ...EXAMPLE, ...(mailFrom !== undefined && { mailFrom }), ...others } : context;
  },
  settings.superRefine((values, context) => {
    const { mailFrom, sandbox, modelId, modelInputPrice, modelOutputPrice } = values;
    for (const { path, message } of copySettingFaults(values))
      context.addIssue({ code: 'custom', path: [path], message });
    if (modelId && !(modelInputPrice && modelOutputPrice)) {
      context.addIssue({
        code: 'custom',
        path: ['modelId'],
        message: 'needs modelInputPrice and modelOutputPrice: what it costs is counted, and limited, by them',
      });
    }
    if (mailFrom || sandbox) return;
    context.addIssue({
      code: 'custom',
      path: ['mailFrom'],
      message:
        'is needed: -c mailFrom=mail@music.example.com, of a domain that is verified in SES. To try it without, -c sandbox=true: Cognito then sends at most 50 mails a day',
    });
  }),
);
export type Deployment = z.output<typeof Deployment>;

/** @throws Error with a readable message that names every invalid setting */
export function readDeployment(context: Record<string, unknown>): Deployment {
  const { data, error } = Deployment.safeParse(context);
  if (data) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
}

/** Whether no site URL is set: such a template is only checked, never deployed. */
export const isExample = ({ siteUrl }: Deployment): boolean => siteUrl === EXAMPLE.siteUrl;

/** The region of CloudFront's firewall, whatever the product's region. */
export const EDGE_REGION = 'us-east-1';

/**
 * The stage's name in metrics and alarms. Without a stage it is a name that no stage can have, because stages have only
 * lower-case letters and digits.
 */
export const stageOf = ({ stage }: Pick<Deployment, 'stage'>): string => stage ?? 'Segno';

/** A name that is the same in every deployment of a stage, but differs between stages. */
export const nameInStage = ({ stage }: Pick<Deployment, 'stage'>, name: string): string =>
  stage ? `${stage}-${name}` : name;
