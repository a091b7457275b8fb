import { Annotations, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import {
  onCustomMessage,
  onNewDay,
  onPostConfirmation,
  onPreSignUp,
  onPreTokenGeneration,
} from '../../../services/accounts/deployment.ts';
import { type OfficeRole, officeRoles } from '../../../shared/accounts/office-role.ts';
import { poolAttributes } from '../../../shared/accounts/sign-up.ts';
import { brand } from '../../../shared/brand.ts';
import { alarmSignIn } from '../constructs/account-alarms.ts';
import { Alarms } from '../constructs/alarms.ts';
import { describedFunction } from '../constructs/described-function.ts';
import { alarmFunctionErrors } from '../constructs/function-alarms.ts';
import { MailSender } from '../constructs/mail-sender.ts';
import { alarmDeadLetters } from '../constructs/queue-alarms.ts';
import { Schedule } from '../constructs/schedule.ts';
import { UserPoolFirewall } from '../constructs/user-pool-firewall.ts';
import type { Deployment } from '../deployment.ts';
import { retentionFor } from '../retention.ts';
import type { AlarmsStack } from './alarms-stack.ts';
import type { DataStack } from './data-stack.ts';
import { SharedData } from './shared-data.ts';

const groupIds: Record<OfficeRole, string> = { admin: 'Admins', reviewer: 'Reviewers', finance: 'Finance' };

const withoutPrefix = (name: string) => name.replace(/^custom:/, '');

/**
 * The attributes that sign-up writes. The list is necessary, because without one Cognito lets a client write all
 * standard attributes. A signed-in user can write these again, so nothing reads them once the profile exists. A new
 * email address takes effect only after the pool has verified it.
 */
const signUpAttributes = new ClientAttributes()
  .withStandardAttributes({ email: true })
  .withCustomAttributes(...Object.values(poolAttributes).map(withoutPrefix));

type Props = StackProps & { data: DataStack; deployment: Deployment; alarms: AlarmsStack };

/**
 * Sign-up, sign-in and the office's groups. The browser talks to the pool directly (SRP). The pool's triggers check
 * sign-ups, create the profile and write the emails; a daily function catches up with accounts closed in the pool.
 */
export class AuthStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly everyDay: Schedule;
  /** Undefined in a deployment without `mailFrom`. */
  readonly mailSender: MailSender | undefined;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { mailFrom } = props.deployment;

    this.mailSender = mailFrom ? new MailSender(this, 'Mail', { address: mailFrom }) : undefined;
    this.pool = new UserPool(this, 'Users', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      customAttributes: Object.fromEntries(
        Object.values(poolAttributes).map((name) => [
          withoutPrefix(name),
          new StringAttribute({ mutable: true, maxLen: 2048 }),
        ]),
      ),
      // Product 3.2: 8 characters with upper case, lower case and a digit; no symbol is required.
      passwordPolicy: {
        minLength: 8,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      // The second factor is an authenticator app, not text messages, which can be intercepted and cost money.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: `Your ${brand.name} code`,
        emailBody: `<p>Your ${brand.name} code is <strong>{####}</strong>.</p><p>If you did not ask for it, you can ignore this mail.</p>`,
      },
      ...(this.mailSender && { email: this.mailSender.forPool }),
      // The Lite plan does not rotate refresh tokens.
      featurePlan: FeaturePlan.ESSENTIALS,
      ...retentionFor(props.deployment),
    });

    if (!mailFrom) {
      Annotations.of(this.pool).addWarningV2(
        'segno:cognito-mail',
        'Without mailFrom Cognito sends the codes itself: 50 mails a day for the whole AWS account. The 51st artist of a day can neither sign up nor reset a password. The product itself sends no mail then: no receipt, and no word of an account that was activated.',
      );
    }

    const resources = { tables: new SharedData(this, props.data), users: this.pool, settings: props.deployment };
    const preSignUp = describedFunction(this, 'PreSignUp', {
      entry: 'services/accounts/on-pre-sign-up.ts',
      description: onPreSignUp,
      resources,
    });
    const postConfirmation = describedFunction(this, 'PostConfirmation', {
      entry: 'services/accounts/on-post-confirmation.ts',
      description: onPostConfirmation,
      resources,
    });
    const customMessage = describedFunction(this, 'CustomMessage', {
      entry: 'services/accounts/on-custom-message.ts',
      description: onCustomMessage,
      resources,
    });
    const preTokenGeneration = describedFunction(this, 'PreTokenGeneration', {
      entry: 'services/accounts/on-pre-token-generation.ts',
      description: onPreTokenGeneration,
      resources,
    });
    this.pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
    this.pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, customMessage);
    // V2 can change scopes; it requires the Essentials plan.
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, preTokenGeneration, LambdaVersion.V2_0);

    new UserPoolFirewall(this, 'Firewall', { pool: this.pool });

    const newDay = describedFunction(this, 'NewDay', {
      entry: 'services/accounts/on-new-day.ts',
      description: onNewDay,
      resources,
    });
    this.everyDay = new Schedule(this, 'EveryDay', { runs: newDay, every: Duration.minutes(15) });
    new CfnOutput(this, 'EveryDayLetters', { value: this.everyDay.deadLetters.queueUrl });
    // An output, because a replay queries the pool itself.
    new CfnOutput(this, 'PoolReadsPerSecond', { value: props.deployment.poolReadsPerSecond });

    const { userPoolId } = this.pool;
    for (const groupName of officeRoles) new CfnUserPoolGroup(this, groupIds[groupName], { userPoolId, groupName });
    this.client = this.pool.addClient('Web', {
      // Browsers use SRP. Our functions use their IAM role to check a password that was sent to them.
      authFlows: { userSrp: true, adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      readAttributes: signUpAttributes.withStandardAttributes({ emailVerified: true }),
      writeAttributes: signUpAttributes,
      // A token stays valid for this long after its account is closed, because requests do not check with the pool.
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      // A refresh token can be used only once, but two tabs may use it at the same moment, or a response may get lost.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
    });

    const alarms = new Alarms(this, props.alarms);
    alarmSignIn(alarms, this);
    alarmFunctionErrors(alarms, [preSignUp, postConfirmation, customMessage, preTokenGeneration]);
    alarmDeadLetters(alarms, 'every-day', this.everyDay.deadLetters);
  }
}
