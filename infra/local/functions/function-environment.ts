import { REGION } from '../account.ts';
import { LOCAL_SECRET } from '../authorize.ts';
import type { Addresses } from '../template/addresses.ts';

/**
 * The variables that the cloud's runtime sets for a function, with local endpoints. The access key is the function's
 * name, so that the local IAM knows whose calls to check.
 */
export const functionEnvironment = (
  name: string,
  addresses: Addresses,
  model: Record<string, string> = {},
): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: LOCAL_SECRET,
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamodb,
  AWS_ENDPOINT_URL_S3: addresses.s3,
  AWS_ENDPOINT_URL_SQS: addresses.sqs,
  AWS_ENDPOINT_URL_SESV2: addresses.ses,
  AWS_ENDPOINT_URL_SFN: addresses.states,
  AWS_ENDPOINT_URL_KMS: addresses.kms,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: addresses.bedrock,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses.secrets,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: addresses.cognito,
  ...model,
});
