import { REGION } from '../../account.ts';
import { AwsError } from '../../aws-json.ts';
import type { UserPoolConfig } from './pool-config.ts';
import type { Attributes, User } from './user.ts';
import type { UserPool } from './user-pool.ts';

export type TriggerName = keyof UserPoolConfig['triggers'];

export type TriggerCall = {
  /** `triggerSource`, such as `PostConfirmation_ConfirmSignUp`. */
  source: string;
  username: string;
  userAttributes: Attributes;
  clientId: string | undefined;
  clientMetadata?: Record<string, string> | undefined;
  request?: object;
  response?: object;
};

/** The attributes of an existing user, as triggers receive them. */
export const triggerAttributes = (user: User): Attributes => ({
  sub: user.username,
  ...user.attributes,
  'cognito:user_status': user.status,
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Calls a Lambda trigger and returns its `response`; if there is no trigger, returns Cognito's proposed response.
 * @throws UserLambdaValidationException with the function's own error; InvalidLambdaResponseException if the function
 * does not return the event
 */
export async function fireTrigger(
  pool: UserPool,
  name: TriggerName,
  call: TriggerCall,
): Promise<Record<string, unknown>> {
  const response = { ...call.response };
  const trigger = pool.config.triggers[name];
  const lambdaArn = typeof trigger === 'object' ? trigger.LambdaArn : trigger;
  if (!lambdaArn) return response;
  const event = {
    // Among these triggers, only PreTokenGeneration has versions.
    version: typeof trigger === 'object' ? '2' : '1',
    region: REGION,
    userPoolId: pool.config.poolId,
    userName: call.username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: call.clientId ?? 'CLIENT_ID_NOT_APPLICABLE' },
    triggerSource: call.source,
    request: {
      userAttributes: call.userAttributes,
      ...call.request,
      ...(call.clientMetadata && { clientMetadata: call.clientMetadata }),
    },
    response,
  };
  let answer: unknown;
  try {
    answer = await pool.trigger(lambdaArn, event);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new AwsError('UserLambdaValidationException', `${name.replace(/Config$/, '')} failed with error ${message}.`);
  }
  if (!isObject(answer) || !isObject(answer.response)) {
    throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
  return answer.response;
}
