import { isValidBIC, isValidIBAN } from 'ibantools';
import * as z from 'zod';
import { CodePrefixes } from '../../services/releases/config.ts';
import { AUDIO_MB, LOSSLESS_MOST_MB } from '../../shared/media/file-finding.ts';

/** As the function will read it, so that a wrong prefix stops the synthesis and not the first request. */
const prefixes = (name: keyof typeof CodePrefixes) =>
  z
    .string()
    .optional()
    .superRefine((text, context) => {
      for (const { message } of CodePrefixes[name].safeParse(text).error?.issues ?? []) context.addIssue(message);
    });

const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost';

/** Scheme, host and port, and nothing behind them: browsers send just that as the origin that uploads are allowed from. */
const origin = z.string().superRefine((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== text)
    context.addIssue('must be an origin, like https://music.example.com: no path, and no / at the end');
  else if (url.protocol !== 'https:' && !isLoopback(url)) context.addIssue('must begin with https://');
});

/** Somebody else's address, that takes what we send: never in the clear, but on the machine itself. */
const webhook = z
  .url()
  .refine((text) => new URL(text).protocol === 'https:' || isLoopback(new URL(text)), 'must begin with https://');

const count = (noun: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a number of ${noun}`)
    .optional();

const decimal = (noun: string) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, `must be a number of ${noun}`)
    .optional();

const region = z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be the name of a region, like eu-central-1');

/** A synthesis that is told nothing describes a deployment that could be: `npx cdk synth` checks the whole template. */
const EXAMPLE = { siteUrl: 'https://segno.example', mailFrom: 'mail@segno.example' };

const settings = z.object({
  /** The site's own address, an origin. Known beforehand, so that no stack waits for another one's output. */
  siteUrl: origin,
  /** Whom codes come from. Its domain is an identity of SES in the deployment's region, verified before the deployment. */
  mailFrom: z.email().optional(),
  /** A deployment to try: mail by Cognito itself (50 a day for the whole account), no backups, and its stacks can be deleted. */
  sandbox: z.union([z.boolean(), z.stringbool()]).default(false),
  /** Several deployments in one account: the beginning of every stack's name and of every name that would meet another's. */
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,15}$/, 'must be 1 to 16 small letters and digits, a letter first')
    .optional(),
  /** Where everything is, but the firewall: CloudFront's are in us-east-1. */
  region: region.default('us-east-1'),
  /** ACM certificate (us-east-1) for the site's host name; without one the site answers on its CloudFront name. */
  certificateArn: z
    .string()
    .startsWith('arn:aws:acm:us-east-1:', 'must be a certificate of ACM in us-east-1')
    .optional(),
  /** The version of the origin secret that functions and the site take (`npm run deploy` reads it); without it, the current one. */
  originSecretVersion: z.string().optional(),
  /** A vault of AWS Backup that every backup is copied to, best one of another account. */
  backupCopyVaultArn: z.string().startsWith('arn:').optional(),
  /** Where the card provider's API is. */
  stripeApiUrl: z.url().default('https://api.stripe.com'),
  /** Where messages to open pages are published, said by a laptop only: a deployment has its own push channel. */
  liveUrl: z.url().optional(),
  /** The operator's own ranges of codes, with commas between the prefixes. Without them the distributor assigns ISRCs and UPCs. */
  isrcPrefixes: prefixes('ISRC_PREFIXES'),
  upcPrefixes: prefixes('UPC_PREFIXES'),
  /** How large a WAV or FLAC may be, in MB; as large as any audio where nothing is said. */
  losslessMb: z
    .string()
    .refine((mb) => /^[1-9]\d{2,3}$/.test(mb) && Number(mb) >= AUDIO_MB && Number(mb) <= LOSSLESS_MOST_MB, {
      error: `must be a number of MB from ${AUDIO_MB} to ${LOSSLESS_MOST_MB}`,
    })
    .optional(),
  /** How many hours a payout method waits after it was added, before a payout can go there; 72 where nothing is said. */
  payoutHoldHours: count('hours'),
  /** Whether tax of the United States is withheld of payouts; it is where nothing is said. */
  payoutTax: z.enum(['us', 'off']).optional(),
  /** Of before: an operator who asked for two people must not lose that silently. */
  payoutApprovals: z.never('is replaced by payoutAloneDollars: with 0 every payout takes two people').optional(),
  /** The most that one person pays alone where two people can pay; $1,000 by default, 0 for none. */
  payoutAloneDollars: count('dollars'),
  /** Whether who pays must have a second factor; else only who has one is asked for it. */
  payoutSecondFactor: z.enum(['own', 'required']).optional(),
  /** How long ago the sign-in of who pays may be; 30 where nothing is said. */
  payoutSignInMinutes: count('minutes'),
  /** How much, and how many, may be approved on one day; $100,000 and 1000 where nothing is said. */
  payoutDayDollars: count('dollars'),
  payoutDayCount: count('payouts'),
  /** Whose bank account pays, for the bank's file: all three, or none. */
  payoutDebtorName: z.string().max(140).optional(),
  payoutDebtorIban: z
    .string()
    .refine((iban) => isValidIBAN(iban), 'must be an IBAN, without spaces')
    .optional(),
  payoutDebtorBic: z
    .string()
    .refine((bic) => isValidBIC(bic), 'must be a BIC')
    .optional(),
  /** The language model in Bedrock that reads messages to the assistant: its id, a profile's id, or an ARN. None where nothing is said. */
  modelId: z
    .string()
    .regex(/^[\w.:/-]{1,512}$/, 'must be the id or ARN of a model in Bedrock')
    .optional(),
  /** Where it is asked; in the deployment's own region where nothing is said. */
  modelRegion: region.optional(),
  modelGuardrail: z
    .string()
    .regex(/^[a-z0-9]+:(\d{1,8}|DRAFT)$/, 'must be the id and version of a guardrail, like abc123:1')
    .optional(),
  /** US dollars for a million tokens. */
  modelInputPrice: decimal('dollars'),
  modelOutputPrice: decimal('dollars'),
  /** What an artist may use of it on a day, and what all may cost together. */
  modelArtistCalls: count('calls'),
  modelArtistTokens: count('tokens'),
  modelArtistDollars: decimal('dollars'),
  modelDayDollars: decimal('dollars'),
  /** Where a lead of the waitlist is sent, as JSON. Without it leads are only stored. */
  waitlistWebhook: webhook.optional(),
  /** How many people approve a statement before it is posted, and match what a posted one kept before it is paid: one, or two accounts. */
  statementApprovals: z.enum(['1', '2']).default('1'),
  /** Who is paged. Without it alarms are only seen in the console. */
  alertEmail: z.email().optional(),
  /** What the account may cost in a month, in US dollars, before somebody is told. */
  monthlyBudget: z.coerce.number().positive().default(50),
  /** Whether the firewall's managed rules only count what they would block, or block it (docs/runbook.md, "The firewall counts first"). */
  firewall: z.enum(['count', 'block']).default('count'),
});

/** What may be said as context. */
export const settingNames = Object.keys(settings.shape);

/** Every value that a deployment needs. Given as CDK context (`-c siteUrl=…`); docs/deploy.md explains each. */
export const Deployment = z.preprocess(
  (given) => {
    const { siteUrl, mailFrom, ...others } = given as Record<string, unknown>;
    return siteUrl === undefined ? { ...EXAMPLE, ...(mailFrom !== undefined && { mailFrom }), ...others } : given;
  },
  settings.superRefine(({ mailFrom, sandbox, modelId, modelInputPrice, modelOutputPrice }, context) => {
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

/** @throws Error in words, with every value that is wrong */
export function readDeployment(given: Record<string, unknown>): Deployment {
  const { data, error } = Deployment.safeParse(given);
  if (data) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
}

/** Whether nobody said where the site answers: such a template is checked, and never deployed. */
export const isExample = ({ siteUrl }: Deployment): boolean => siteUrl === EXAMPLE.siteUrl;

/** A firewall of CloudFront lives here, whatever region the product is in. */
export const EDGE_REGION = 'us-east-1';

/** A name that stays the same from deployment to deployment, and is another one for each stage. */
export const named = ({ stage }: Pick<Deployment, 'stage'>, name: string): string =>
  stage ? `${stage}-${name}` : name;
