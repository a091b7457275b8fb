import { readStackOutputs } from './stack-outputs.ts';

const described = (
  outputs: string,
) => `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">
  <DescribeStacksResult><Stacks><member><StackName>Segno-Web</StackName>${outputs}</member></Stacks></DescribeStacksResult>
</DescribeStacksResponse>`;
const output = (key: string, value: string) =>
  `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
const refusal = (code: string, message: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

test('reads a stack’s outputs, one or several', () => {
  expect(readStackOutputs(described(`<Outputs>${output('ClientId', '0123')}</Outputs>`), 'Segno-Web')).toEqual({
    ClientId: '0123',
  });
  const two = `<Outputs>${output('TableName', 'a')}${output('SiteUrl', 'https://b')}</Outputs>`;
  expect(readStackOutputs(described(two), 'Segno-Web')).toEqual({ TableName: 'a', SiteUrl: 'https://b' });
  for (const none of ['', '<Outputs/>']) expect(readStackOutputs(described(none), 'Segno-Web')).toEqual({});
});

test('returns nothing for a missing stack, and reports any other refusal', () => {
  const absent = refusal('ValidationError', 'Stack with id Segno-Web does not exist');
  expect(readStackOutputs(absent, 'Segno-Web')).toBeUndefined();
  expect(() => readStackOutputs(refusal('AccessDenied', 'not authorized'), 'Segno-Web')).toThrow(
    'CloudFormation does not describe Segno-Web: not authorized',
  );
});
