import type { TableName } from './keys.ts';

/**
 * Resources of the deployment that a function may use, by name, with the access it needs. A function's description
 * (`deployment.ts`) names only these, and infra creates the permissions from them, so a function can use exactly the
 * resources that it names.
 */

export type BucketName = 'uploads' | 'masters' | 'artwork' | 'exports' | 'archives' | 'statements';
export type ObjectAccess = {
  read?: boolean;
  write?: boolean;
  discard?: boolean;
  /** Lists the parts of unfinished uploads, and deletes unfinished uploads. Beginning and completing are writing. */
  listParts?: boolean;
  abortParts?: boolean;
  /** Lets S3 answer "no such key" instead of "forbidden". */
  knowsMissing?: boolean;
};

/** A workflow of several steps, described in its domain's `workflow.ts`. */
export type WorkflowName = 'statement-import';

export type SecretName = 'stripe' | 'unsubscribe';

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

/** The operator's settings for the deployment (docs/deploy.md). */
export type Settings = {
  siteUrl: string;
  stripeApiUrl: string;
  itunesUrl: string;
  deezerUrl: string;
  lookUpsPerMinute: string;
  isrcPrefixes?: string | undefined;
  upcPrefixes?: string | undefined;
  waitlistWebhook?: string | undefined;
  losslessMb?: string | undefined;
  statementApprovals: string;
  poolReadsPerSecond: string;
  mailPerSecond: string;
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
/** Settings that every deployment has. */
type CertainSetting = { [N in keyof Settings]-?: undefined extends Settings[N] ? never : N }[keyof Settings];

type Setting<N extends keyof Settings> = { kind: 'setting'; name: N };
type FixedResource =
  | { kind: 'objects'; bucket: BucketName; may: ObjectAccess }
  | { kind: 'table'; table: TableName }
  | { kind: 'secret'; secret: SecretName }
  | { kind: 'encryption-key'; key: EncryptionKeyName }
  | { kind: 'workflow'; workflow: WorkflowName }
  | { kind: 'users'; may: readonly UserOperation[] }
  | { kind: 'users-client' | 'mail-sender' | 'mail-reports' | 'live-channels' };

/** The language model; absent unless the operator has chosen one. */
type Model = { kind: 'model' };

export type NamedResource = FixedResource | Model | Setting<keyof Settings>;
/** Resources that can provide a required variable. */
export type CertainResource = FixedResource | Setting<CertainSetting>;

/** A bucket's name, with access to its objects. */
export const objects = (bucket: BucketName, may: ObjectAccess): FixedResource => ({ kind: 'objects', bucket, may });

/** A table's name. Permissions on its keys follow from `keys.ts`. */
export const table = (name: TableName): FixedResource => ({ kind: 'table', table: name });

/** The ARN of a secret that the function reads. */
export const secret = (name: SecretName): FixedResource => ({ kind: 'secret', secret: name });

/** The ARN of a key that encrypts and decrypts data keys, each bound to one artist by its encryption context. */
export const encryptionKey = (name: EncryptionKeyName): FixedResource => ({ kind: 'encryption-key', key: name });
/** The ARN of a workflow, with permission to start it. */
export const workflow = (name: WorkflowName): FixedResource => ({ kind: 'workflow', workflow: name });

/** The user pool's id, with these operations allowed. */
export const users = (...may: [UserOperation, ...UserOperation[]]): FixedResource => ({ kind: 'users', may });

/** The id of the site's client in the user pool. */
export const usersClient = (): FixedResource => ({ kind: 'users-client' });

/** The sender of emails, with permission to send; '' in a deployment that sends no email. */
export const mailSender = (): FixedResource => ({ kind: 'mail-sender' });

/** The SES configuration set that reports the delivery of each email; '' in a deployment that sends no email. */
export const mailReports = (): FixedResource => ({ kind: 'mail-reports' });

/** The endpoint that publishes messages to open pages, with permission to publish. */
export const liveChannels = (): FixedResource => ({ kind: 'live-channels' });

/** The id of the operator's language model, with permission to call it. */
export const languageModel = (): Model => ({ kind: 'model' });

export const setting = <N extends keyof Settings>(name: N): Setting<N> => ({ kind: 'setting', name });
