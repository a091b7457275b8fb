import { type Json, resolveIntrinsics } from './resolve-intrinsics.ts';

const lookup = {
  attribute: (id: string, name: string) => `${id}.${name}`,
  outputOf: (stack: string, name: string) => `output ${name} of ${stack}`,
  secret: (arn: string, key: string, version?: string) => `${key} in ${arn}${version ? ` as ${version}` : ''}`,
};
/** A placeholder in the text of Fn::Sub. */
const hole = (name: string) => `$\{${name}}`;
const resolve = (value: Json) => resolveIntrinsics(value, lookup);

describe("CloudFormation's intrinsic functions on a laptop", () => {
  it.each<[string, Json, Json]>([
    ['Ref of a resource', { Ref: 'Table' }, 'Table.Ref'],
    ['Ref of the region', { Ref: 'AWS::Region' }, 'us-east-1'],
    ['Ref of the account', { Ref: 'AWS::AccountId' }, '000000000000'],
    ['Ref of the partition', { Ref: 'AWS::Partition' }, 'aws'],
    ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['Pool', 'Arn'] }, 'Pool.Arn'],
    ['Fn::GetAtt as a text', { 'Fn::GetAtt': 'Pool.Endpoint.Port' }, 'Pool.Endpoint.Port'],
    ['Fn::Join', { 'Fn::Join': ['/', ['a', { Ref: 'B' }]] }, 'a/B.Ref'],
    ['Fn::Split and Fn::Select', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    ['Fn::Select with an index in words', { 'Fn::Select': ['2', ['a', 'b', 'c']] }, 'c'],
    [
      'Fn::GetStackOutput',
      { 'Fn::GetStackOutput': { StackName: 'Data', OutputName: 'Table', Region: 'us-east-1' } },
      'output Table of Data',
    ],
    [
      'Fn::Sub',
      { 'Fn::Sub': `x-${hole('AWS::AccountId')}-${hole('Bucket')}-${hole('Bucket.Arn')}` },
      'x-000000000000-Bucket.Ref-Bucket.Arn',
    ],
  ])('%s', (_name, value, expected) => {
    expect(resolve(value)).toEqual(expected);
  });

  it('are resolved at any depth, and everything else is unchanged', () => {
    expect(resolve({ a: [{ b: { Ref: 'X' } }, 1, true, null], Ref: 'with others', other: '' })).toEqual({
      a: [{ b: 'X.Ref' }, 1, true, null],
      Ref: 'with others',
      other: '',
    });
    expect(resolve({})).toEqual({});
  });

  it("a dynamic reference becomes the secret's value, even when it is joined from parts", () => {
    const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:s-AbCdEf';
    expect(resolve(`{{resolve:secretsmanager:${arn}:SecretString:current::}}`)).toBe(`current in ${arn}`);
    expect(resolve({ 'Fn::Join': ['', ['{{resolve:secretsmanager:', arn, ':SecretString:previous::}}']] })).toBe(
      `previous in ${arn}`,
    );
    expect(resolve(`{{resolve:secretsmanager:${arn}:SecretString:current::1-a}}`)).toBe(`current in ${arn} as 1-a`);
  });

  it.each([
    ['Fn::FindInMap', ['Map', 'a', 'b']],
    ['Fn::ImportValue', 'Data:Table'],
    ['Fn::If', ['Condition', 'a', 'b']],
    ['Fn::GetStackOutput', { StackName: 'Data', OutputName: 'Table', Region: 'eu-central-1' }],
    ['Fn::Sub', [hole('a'), { a: 'b' }]],
  ])('%s stops the laptop with its name', (name, argument) => {
    expect(() => resolve({ [name]: argument as Json })).toThrow(
      `The laptop does not support the intrinsic ${name} as it is used in the template`,
    );
  });
});
