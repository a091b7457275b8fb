import type { TableName } from './keys.ts';

/**
 * What a function may be given of its deployment, by name, and what it may do with it. A description (`deployment.ts`) names these and nothing
 * else; infra makes each of them. So a function knows of nothing that it may not use, and may use nothing that it does not know of.
 */

export type BucketName = 'uploads' | 'masters' | 'artwork' | 'exports' | 'archives' | 'statements';
export type ObjectAccess = {
  read?: boolean;
  write?: boolean;
  discard?: boolean;
  /** Lets S3 say "no such key" where it would otherwise say "forbidden". */
  knowsMissing?: boolean;
};

/** Work of many steps, that a domain describes in its `workflow.ts`. */
export type WorkflowName = 'statement-import';

export type SecretName = 'stripe';

export type EncryptionKeyName = 'payout-methods';

/** Operations of Cognito's API on users of the pool. */
export type UserOperation =
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminUserGlobalSignOut'
  | 'AdminSetUserMFAPreference'
  | 'AdminAddUserToGroup'
  | 'AdminRemoveUserFromGroup'
  | 'AdminDeleteUser'
  | 'ListUsers';

/** What the operator says of the deployment (docs/deploy.md). */
export type Settings = {
  siteUrl: string;
  stripeApiUrl: string;
  isrcPrefixes?: string | undefined;
  upcPrefixes?: string | undefined;
  waitlistWebhook?: string | undefined;
  losslessMb?: string | undefined;
  statementApprovals: string;
  payoutHoldHours?: string | undefined;
  payoutTax?: string | undefined;
  payoutAloneDollars?: string | undefined;
  payoutSecondFactor?: string | undefined;
  payoutSignInMinutes?: string | undefined;
  payoutDayDollars?: string | undefined;
  payoutDayCount?: string | undefined;
  payoutDebtorName?: string | undefined;
  payoutDebtorIban?: string | undefined;
  payoutDebtorBic?: string | undefined;
  modelRegion?: string | undefined;
  modelGuardrail?: string | undefined;
  modelInputPrice?: string | undefined;
  modelOutputPrice?: string | undefined;
  modelArtistCalls?: string | undefined;
  modelArtistTokens?: string | undefined;
  modelArtistDollars?: string | undefined;
  modelDayDollars?: string | undefined;
};
/** Those that every deployment has. */
type CertainSetting = { [N in keyof Settings]-?: undefined extends Settings[N] ? never : N }[keyof Settings];

type Setting<N extends keyof Settings> = { kind: 'setting'; name: N };
type Given =
  | { kind: 'objects'; bucket: BucketName; may: ObjectAccess }
  | { kind: 'table'; table: TableName }
  | { kind: 'secret'; secret: SecretName }
  | { kind: 'encryption-key'; key: EncryptionKeyName }
  | { kind: 'workflow'; workflow: WorkflowName }
  | { kind: 'users'; may: readonly UserOperation[] }
  | { kind: 'users-client' | 'mail-sender' | 'mail-reports' | 'live-channels' };

/** There is none where the operator has chosen none. */
type Model = { kind: 'model' };

export type NamedResource = Given | Model | Setting<keyof Settings>;
/** What can stand for a variable that a function cannot do without. */
export type CertainResource = Given | Setting<CertainSetting>;

/** The name of a bucket, and what is done with its objects. */
export const objects = (bucket: BucketName, may: ObjectAccess): Given => ({ kind: 'objects', bucket, may });

/** The name of a table. What may be done with it: `keys.ts`. */
export const table = (name: TableName): Given => ({ kind: 'table', table: name });

/** The address of a secret that is read. */
export const secret = (name: SecretName): Given => ({ kind: 'secret', secret: name });

/** The address of a key that makes data keys and opens them again, each for one artist: what they encrypt names whose it is. */
export const encryptionKey = (name: EncryptionKeyName): Given => ({ kind: 'encryption-key', key: name });
/** The address of a workflow, and the leave to start it. */
export const workflow = (name: WorkflowName): Given => ({ kind: 'workflow', workflow: name });

/** The user pool's id, and what is asked of it. */
export const users = (...may: [UserOperation, ...UserOperation[]]): Given => ({ kind: 'users', may });

/** The id of the site's client of the user pool. */
export const usersClient = (): Given => ({ kind: 'users-client' });

/** Whom mail comes from, and the leave to send it; '' in a deployment that sends none. */
export const mailSender = (): Given => ({ kind: 'mail-sender' });

/** SES's configuration set, which reports what becomes of a mail; '' in a deployment that sends none. */
export const mailReports = (): Given => ({ kind: 'mail-reports' });

/** Where messages to open pages are published, and the leave to publish there. */
export const liveChannels = (): Given => ({ kind: 'live-channels' });

/** The id of the language model that the operator has chosen, and the leave to ask it. */
export const languageModel = (): Model => ({ kind: 'model' });

export const setting = <N extends keyof Settings>(name: N): Setting<N> => ({ kind: 'setting', name });
