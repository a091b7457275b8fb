import { createHash } from 'node:crypto';
import { ACCOUNT, REGION } from '../account.ts';
import type { Addresses } from './addresses.ts';
import type { Json } from './resolve-intrinsics.ts';

type Attributes = Record<string, string>;
type Describe = (resource: {
  id: string;
  stack: string;
  addresses: Addresses;
  /** The properties as in the template: their references are not resolved yet. */
  properties: Record<string, Json>;
}) => Attributes;

/** A short name that stays the same from run to run, because it is used for folders and password verifiers. */
const name = (stack: string, id: string) => `${stack}-${id}`.toLowerCase().replace(/[^a-z0-9-]/g, '');
const digest = (text: string, length: number) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, length);

/** For resources whose Ref is their name, and whose Arn contains it. */
const byName =
  (service: string): Describe =>
  ({ id, stack }) => ({ Ref: name(stack, id), Arn: `arn:aws:${service}:${REGION}:${ACCOUNT}:${name(stack, id)}` });

const onlyRef: Describe = ({ id }) => ({ Ref: id });

/** The function's id in the local IAM and logs. */
const functionName = (stack: string, id: string): string => `${stack}.${id}`;
const functionArn = (stack: string, id: string) =>
  `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${functionName(stack, id)}`;

/** The ARN of the function, in the same stack, that a version or an alias belongs to. */
const functionOf = (stack: string, name: Json): string =>
  functionArn(stack, name !== null && typeof name === 'object' && 'Ref' in name ? String(name.Ref) : String(name));

/**
 * The values of Ref and Fn::GetAtt for each resource type that the product uses: a realistic value if it is used
 * locally, otherwise a name. An unlisted type causes an error that names it, so that nothing in the template is
 * silently ignored.
 */
export const resourceAttributes: Record<string, Describe> = {
  'AWS::DynamoDB::GlobalTable': ({ id, stack }) => {
    const arn = `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name(stack, id)}`;
    return { Ref: name(stack, id), Arn: arn, StreamArn: `${arn}/stream/local` };
  },
  'AWS::S3::Bucket': ({ id, stack, addresses }) => ({
    Ref: name(stack, id),
    Arn: `arn:aws:s3:::${name(stack, id)}`,
    RegionalDomainName: `${new URL(addresses.s3).host}/${name(stack, id)}`,
  }),
  'AWS::Cognito::UserPool': ({ id, stack }) => {
    const poolId = `${REGION}_${digest(name(stack, id), 9)}`;
    return {
      Ref: poolId,
      Arn: `arn:aws:cognito-idp:${REGION}:${ACCOUNT}:userpool/${poolId}`,
      ProviderURL: `https://cognito-idp.${REGION}.amazonaws.com/${poolId}`,
    };
  },
  'AWS::Cognito::UserPoolClient': ({ id, stack }) => ({ Ref: digest(name(stack, id), 26) }),
  'AWS::Cognito::UserPoolGroup': onlyRef,
  'AWS::SQS::Queue': ({ id, stack, addresses }) => ({
    Ref: `${addresses.sqs}/${ACCOUNT}/${name(stack, id)}`,
    Arn: `arn:aws:sqs:${REGION}:${ACCOUNT}:${name(stack, id)}`,
    QueueName: name(stack, id),
  }),
  'AWS::SecretsManager::Secret': ({ id, stack }) => ({
    Ref: `arn:aws:secretsmanager:${REGION}:${ACCOUNT}:secret:${name(stack, id)}-AbCdEf`,
  }),
  'AWS::Lambda::Function': ({ id, stack }) => ({
    Ref: functionName(stack, id),
    Arn: functionArn(stack, id),
  }),
  // Locally each function runs its current code, whatever version an alias names.
  'AWS::Lambda::Version': ({ stack, properties }) => ({
    Ref: `${functionOf(stack, properties.FunctionName)}:1`,
    Version: '1',
  }),
  'AWS::Lambda::Alias': ({ stack, properties }) => ({
    Ref: `${functionOf(stack, properties.FunctionName)}:${String(properties.Name)}`,
  }),
  'AWS::StepFunctions::StateMachine': ({ id, stack }) => {
    const Name = name(stack, id);
    const arn = `arn:aws:states:${REGION}:${ACCOUNT}:stateMachine:${Name}`;
    return { Ref: arn, Arn: arn, Name };
  },
  'AWS::Lambda::EventSourceMapping': onlyRef,
  'AWS::Lambda::EventInvokeConfig': onlyRef,
  'AWS::Events::Rule': byName('events'),
  'AWS::ApiGatewayV2::Api': ({ id, addresses }) => ({ Ref: id, ApiEndpoint: addresses.site }),
  'AWS::ApiGatewayV2::Route': onlyRef,
  'AWS::ApiGatewayV2::Integration': onlyRef,
  'AWS::ApiGatewayV2::Authorizer': onlyRef,
  'AWS::AppSync::Api': ({ id, stack, addresses }) => {
    const apiId = digest(name(stack, id), 26);
    const arn = `arn:aws:appsync:${REGION}:${ACCOUNT}:apis/${apiId}`;
    const { host } = new URL(addresses.live);
    return { Ref: arn, Arn: arn, ApiArn: arn, ApiId: apiId, 'Dns.Http': host, 'Dns.Realtime': host };
  },
  'AWS::AppSync::ChannelNamespace': onlyRef,
  'AWS::CloudFront::Distribution': ({ id, addresses }) => ({
    Ref: id,
    Arn: `arn:aws:cloudfront::${ACCOUNT}:distribution/${id}`,
    DomainName: new URL(addresses.site).host,
  }),
  'AWS::CloudFront::ResponseHeadersPolicy': onlyRef,
  'Custom::S3BucketNotifications': onlyRef,
  'Custom::S3AutoDeleteObjects': onlyRef,

  'AWS::SES::ConfigurationSet': ({ id, stack }) => ({ Ref: name(stack, id) }),
  'AWS::SES::ConfigurationSetEventDestination': onlyRef,

  // Handled by the template's reader: the values that stacks share.
  'AWS::SSM::Parameter': onlyRef,

  'AWS::IAM::Role': ({ id, stack }) => ({
    Ref: name(stack, id),
    Arn: `arn:aws:iam::${ACCOUNT}:role/${name(stack, id)}`,
  }),
  'AWS::IAM::Policy': onlyRef,

  // Handled by the local IAM check.
  'AWS::S3::BucketPolicy': onlyRef,
  'AWS::SQS::QueuePolicy': onlyRef,

  // Have no effect locally: paging, the backup vault, logs, permissions to call, and features of the cloud's edge.
  'AWS::SNS::Topic': byName('sns'),
  'AWS::SNS::TopicPolicy': onlyRef,
  'AWS::Backup::BackupVault': ({ id, stack }) => ({
    Ref: name(stack, id),
    BackupVaultArn: name(stack, id),
    BackupVaultName: name(stack, id),
  }),
  'AWS::Backup::BackupPlan': ({ id }) => ({ Ref: id, BackupPlanId: id }),
  'AWS::Backup::BackupSelection': onlyRef,
  'AWS::Logs::LogGroup': byName('logs'),
  'AWS::Logs::MetricFilter': onlyRef,
  'AWS::CloudWatch::Alarm': onlyRef,
  'AWS::CloudWatch::Dashboard': onlyRef,
  'AWS::SNS::Subscription': onlyRef,
  'AWS::KMS::Key': byName('kms'),
  'AWS::Budgets::Budget': onlyRef,
  'AWS::CodeDeploy::Application': onlyRef,
  'AWS::CodeDeploy::DeploymentGroup': onlyRef,
  'AWS::Lambda::Permission': onlyRef,
  'AWS::Lambda::LayerVersion': onlyRef,
  'AWS::ApiGatewayV2::Stage': onlyRef,
  'AWS::WAFv2::WebACL': byName('wafv2'),
  'AWS::WAFv2::WebACLAssociation': onlyRef,
  'AWS::WAFv2::LoggingConfiguration': onlyRef,
  'AWS::CloudFront::Function': ({ id }) => ({ Ref: id, FunctionARN: id }),
  'AWS::CloudFront::OriginAccessControl': ({ id }) => ({ Ref: id, Id: id }),
  'Custom::CDKBucketDeployment': onlyRef,
};
