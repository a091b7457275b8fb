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

test('what a stack printed, one output or several, as text', () => {
  expect(readStackOutputs(described(`<Outputs>${output('ClientId', '0123')}</Outputs>`), 'Segno-Web')).toEqual({
    ClientId: '0123',
  });
  const two = `<Outputs>${output('TableName', 'a')}${output('SiteUrl', 'https://b')}</Outputs>`;
  expect(readStackOutputs(described(two), 'Segno-Web')).toEqual({ TableName: 'a', SiteUrl: 'https://b' });
  for (const none of ['', '<Outputs/>']) expect(readStackOutputs(described(none), 'Segno-Web')).toEqual({});
});

test('a stack that is not there yet has none, and any other refusal is told', () => {
  const absent = refusal('ValidationError', 'Stack with id Segno-Web does not exist');
  expect(readStackOutputs(absent, 'Segno-Web')).toBeUndefined();
  expect(() => readStackOutputs(refusal('AccessDenied', 'not authorized'), 'Segno-Web')).toThrow(
    'CloudFormation does not describe Segno-Web: not authorized',
  );
});
