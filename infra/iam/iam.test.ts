import { DEVELOPER } from '../local/authorize.ts';
import type { Json } from '../local/template/resolve-intrinsics.ts';
import { functionWithRole, smallTemplate } from '../test/small-template.ts';
import { iamOf } from './iam.ts';

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/t';
const allow = (Action: Json, Resource: Json, Condition?: Json) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(Condition !== undefined && { Condition }),
});
const deny = (Action: Json, Resource: Json, Condition?: Json) => ({
  ...allow(Action, Resource, Condition),
  Effect: 'Deny',
});

const iamWith = (...Statement: { [key: string]: Json }[]) =>
  iamOf(
    smallTemplate({
      ...functionWithRole('Writer'),
      ...functionWithRole('Other'),
      Policy: {
        Type: 'AWS::IAM::Policy',
        Properties: { Roles: [{ Ref: 'WriterRole' }], PolicyDocument: { Statement } },
      },
    }),
  );
type Call = { by?: string; action?: `${string}:${string}`; resource?: string; context?: Record<string, string[]> };
const may = (
  iam: ReturnType<typeof iamOf>,
  { by = 'Small.Writer', action = 'dynamodb:PutItem', resource = TABLE, context }: Call = {},
) => iam({ accessKeyId: by, action, resource, ...(context && { context }) }) === undefined;

describe('the grants of the template, enforced on a laptop', () => {
  it('allow a function what a statement allows, and nothing else', () => {
    const iam = iamWith(allow('dynamodb:PutItem', TABLE));
    expect(may(iam)).toBe(true);
    expect(may(iam, { action: 'dynamodb:DeleteItem' })).toBe(false);
    expect(may(iam, { resource: `${TABLE}2` })).toBe(false);
  });

  it('belong to one role: another function has none of them', () => {
    expect(may(iamWith(allow('dynamodb:PutItem', TABLE)), { by: 'Small.Other' })).toBe(false);
  });

  it('report a refusal in the words of AWS', () => {
    expect(iamWith()({ accessKeyId: 'Small.Writer', action: 'dynamodb:PutItem', resource: TABLE })).toBe(
      `User: Small.Writer is not authorized to perform: dynamodb:PutItem on resource: ${TABLE}`,
    );
  });

  it('are overridden by a denial', () => {
    const iam = iamWith(allow('*', '*'), deny(['dynamodb:PutItem', 'dynamodb:UpdateItem'], TABLE));
    expect(may(iam)).toBe(false);
    expect(may(iam, { action: 'dynamodb:GetItem' })).toBe(true);
  });

  it('support * and ? in actions and resources, and match every other letter literally', () => {
    expect(may(iamWith(allow('dynamodb:Put*', 'arn:aws:dynamodb:*:*:table/?')))).toBe(true);
    expect(may(iamWith(allow('dynamodb:P', TABLE)))).toBe(false);
    expect(may(iamWith(allow('dynamodb:PutItem', 'arn.aws.dynamodb*')))).toBe(false);
  });

  it('for a table do not cover its indexes', () => {
    const query = { action: 'dynamodb:Query', resource: `${TABLE}/index/recent` } as const;
    expect(may(iamWith(allow('dynamodb:Query', TABLE)), query)).toBe(false);
    expect(may(iamWith(allow('dynamodb:Query', [TABLE, `${TABLE}/index/recent`])), query)).toBe(true);
  });

  it('do not restrict the developer, who has no role', () => {
    expect(may(iamWith(), { by: DEVELOPER })).toBe(true);
  });

  it.each([
    ['another key', 'somebody'],
    ['none', undefined],
  ])('grant nothing to a caller with %s', (_, accessKeyId) => {
    const iam = iamWith(allow('*', '*'));
    expect(iam({ accessKeyId, action: 'dynamodb:PutItem', resource: TABLE })).toBe(
      'The security token included in the request is invalid.',
    );
  });
});

describe('conditions', () => {
  const ledgerOnly = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['LTX#*', 'LEDGER#*'] } };
  const inTransaction = { 'ForAnyValue:StringEquals': { 'dynamodb:EnclosingOperation': ['TransactWriteItems'] } };
  const leading = (...keys: string[]) => ({ context: { 'dynamodb:leadingkeys': keys } });

  it('test the leading keys of a call', () => {
    const iam = iamWith(allow('dynamodb:PutItem', TABLE), deny('dynamodb:PutItem', TABLE, ledgerOnly));
    expect(may(iam, leading('LTX#1'))).toBe(false);
    expect(may(iam, leading('ARTIST#1', 'LEDGER#a'))).toBe(false);
    expect(may(iam, leading('ARTIST#1'))).toBe(true);
    expect(may(iam)).toBe(true);
  });

  it('test the transaction that a call is part of', () => {
    const iam = iamWith(allow('dynamodb:PutItem', TABLE, inTransaction));
    expect(may(iam, { context: { 'dynamodb:enclosingoperation': ['TransactWriteItems'] } })).toBe(true);
    expect(may(iam, { context: { 'dynamodb:enclosingoperation': ['TransactGetItems'] } })).toBe(false);
    expect(may(iam)).toBe(false);
  });

  it('must all be true', () => {
    const iam = iamWith(allow('*', '*'), deny('dynamodb:PutItem', TABLE, { ...ledgerOnly, ...inTransaction }));
    const ledger = { 'dynamodb:leadingkeys': ['LTX#1'] };
    expect(may(iam, { context: ledger })).toBe(true);
    expect(may(iam, { context: { ...ledger, 'dynamodb:enclosingoperation': ['TransactWriteItems'] } })).toBe(false);
    expect(may(iam, leading('ARTIST#1'))).toBe(true);
  });

  it('for all values are true for a call that has none', () => {
    const onlyLedger = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LTX#*', 'LEDGER#*'] } };
    const iam = iamWith(allow('dynamodb:PutItem', TABLE, onlyLedger));
    expect(may(iam, leading('LTX#1', 'LEDGER#a'))).toBe(true);
    expect(may(iam, leading('LTX#1', 'ARTIST#1'))).toBe(false);
    expect(may(iam)).toBe(true);
  });

  it('"Null" tests whether a call has the key: without it, a permission for some keys does not apply', () => {
    const some = {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['RELEASE#*'] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    };
    const iam = iamWith(allow('dynamodb:PutItem', TABLE, some));
    expect(may(iam, leading('RELEASE#1'))).toBe(true);
    expect(may(iam, leading('ACCOUNT#1'))).toBe(false);
    expect(may(iam)).toBe(false);
    const none = iamWith(allow('dynamodb:PutItem', TABLE, { Null: { 'dynamodb:LeadingKeys': 'true' } }));
    expect(may(none)).toBe(true);
    expect(may(none, leading('RELEASE#1'))).toBe(false);
  });

  it('"not" is true for a call without the key', () => {
    const notOther = { StringNotEquals: { 'aws:SourceAccount': '111111111111' } };
    const iam = iamWith(allow('dynamodb:PutItem', TABLE, notOther));
    expect(may(iam)).toBe(true);
    expect(may(iam, { context: { 'aws:sourceaccount': ['000000000000'] } })).toBe(true);
    expect(may(iam, { context: { 'aws:sourceaccount': ['111111111111'] } })).toBe(false);
  });

  it('compare an ARN part by part', () => {
    const of = (pattern: string) =>
      iamWith(allow('dynamodb:PutItem', TABLE, { ArnLike: { 'aws:SourceArn': pattern } }));
    const from = { context: { 'aws:sourcearn': ['arn:aws:cloudfront::0:distribution/E1'] } };
    expect(may(of('arn:aws:cloudfront::0:distribution/*'), from)).toBe(true);
    expect(may(of('arn:aws:cloudfront::1:distribution/*'), from)).toBe(false);
    expect(may(of('arn:*:distribution/E1'), from)).toBe(false);
  });

  it('that test a key with many values as if it had one, or the other way round, stop the local stack', () => {
    const alone = { StringNotEquals: { 'dynamodb:EnclosingOperation': 'TransactWriteItems' } };
    expect(() => iamWith(deny('*', '*', alone))).toThrow(
      'dynamodb:EnclosingOperation may have many values: StringNotEquals needs ForAnyValue: before it (Policy)',
    );
    const asSet = { 'ForAnyValue:StringEquals': { 'aws:SourceAccount': '0' } };
    expect(() => iamWith(allow('*', '*', asSet))).toThrow(
      'aws:SourceAccount has one value: ForAnyValue:StringEquals tests it as if it had many (Policy)',
    );
  });
});

describe('the policy of a bucket', () => {
  const BUCKET = 'arn:aws:s3:::small-files';
  const iam = (...Statement: { [key: string]: Json }[]) =>
    iamOf(
      smallTemplate({
        ...functionWithRole('Writer'),
        Policy: {
          Type: 'AWS::IAM::Policy',
          Properties: {
            Roles: [{ Ref: 'WriterRole' }],
            PolicyDocument: { Statement: [allow('s3:PutObject', `${BUCKET}/*`)] },
          },
        },
        Files: { Type: 'AWS::S3::Bucket' },
        FilesPolicy: { Type: 'AWS::S3::BucketPolicy', Properties: { PolicyDocument: { Statement } } },
      }),
    );
  const file = { action: 's3:GetObject', resource: `${BUCKET}/a` } as const;
  const service = { Service: 'cloudfront.amazonaws.com' };

  it('allows the service that it names, which has no other permissions', () => {
    const open = iam({ ...allow('s3:GetObject', `${BUCKET}/*`), Principal: service });
    expect(may(open, { by: 'cloudfront.amazonaws.com', ...file })).toBe(true);
    expect(may(open, { by: 'logging.s3.amazonaws.com', ...file })).toBe(false);
    expect(may(open, { by: 'cloudfront.amazonaws.com', ...file, resource: 'arn:aws:s3:::other/a' })).toBe(false);
    expect(may(iam(), { by: 'cloudfront.amazonaws.com', ...file })).toBe(false);
  });

  it('adds to the permissions of a role, and denies some', () => {
    const put = { action: 's3:PutObject', resource: `${BUCKET}/a` } as const;
    expect(may(iam(), put)).toBe(true);
    expect(may(iam({ ...deny('s3:*', `${BUCKET}/*`), Principal: { AWS: '*' } }), put)).toBe(false);
    expect(may(iam({ ...allow('s3:GetObject', `${BUCKET}/*`), Principal: '*' }), file)).toBe(true);
    expect(may(iam({ ...allow('s3:GetObject', `${BUCKET}/*`), Principal: service }), file)).toBe(false);
  });

  it('that requires TLS has no effect locally, where there is none', () => {
    const noTls = { Bool: { 'aws:SecureTransport': 'false' } };
    const put = { action: 's3:PutObject', resource: `${BUCKET}/a` } as const;
    expect(may(iam({ ...deny('s3:*', `${BUCKET}/*`, noTls), Principal: { AWS: '*' } }), put)).toBe(true);
  });
});

describe('unsupported features stop the laptop at its start, with their name', () => {
  it.each([
    ['a condition operator', allow('*', '*', { NumericLessThan: { 'dynamodb:LeadingKeys': '1' } }), 'NumericLessThan'],
    ['a condition key', allow('*', '*', { StringEquals: { 'aws:SourceIp': '10.0.0.1' } }), 'aws:SourceIp'],
    ['a field of a statement', { Effect: 'Allow', NotAction: 'iam:*', Resource: '*' }, 'NotAction'],
  ])('%s', (_what, statement, name) => {
    expect(() => iamWith(statement)).toThrow(`The local IAM check does not support ${name} (Policy)`);
  });
});
