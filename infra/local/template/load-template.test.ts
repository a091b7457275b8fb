import type { RawStack } from '../../synthesis/synthesize.ts';
import { laptopTemplate, testAddresses } from '../../test/laptop-template.ts';
import { smallTemplate } from '../../test/small-template.ts';
import { readTemplate } from './load-template.ts';

describe("the product's template", () => {
  it('is supported locally, down to the last resource and value', async () => {
    const template = await laptopTemplate();
    const tables = template.ofType('AWS::DynamoDB::GlobalTable').map(({ ref }) => ref);
    expect(tables).toEqual(
      [/^segno-data-table/, /^segno-data-ledger/, /^segno-data-wallets/, /^segno-data-audit/].map((name) =>
        expect.stringMatching(name),
      ),
    );
    expect(template.ofType('AWS::Lambda::Function').length).toBeGreaterThan(5);
    expect(template.outputs.SiteUrl).toBe(testAddresses.site);
    expect(template.outputs.TableName).toMatch(/^segno-data-table/);
    expect(template.outputs.LedgerTableName).toMatch(/^segno-data-ledger/);
  });

  it('has the same names each time, because data folders are named after them', async () => {
    const names = async () => (await laptopTemplate()).ofType('AWS::S3::Bucket').map(({ ref }) => ref);
    expect(await names()).toEqual(await names());
    expect(new Set(await names()).size).toBe((await names()).length);
  });
});

describe('unsupported parts stop the laptop with their name', () => {
  it('a type of resource', () => {
    expect(() => smallTemplate({ Cluster: { Type: 'AWS::ECS::Cluster' } })).toThrow(
      'The laptop does not support the resource type AWS::ECS::Cluster (Small, Cluster)',
    );
  });

  it('an attribute of a resource', () => {
    const template = smallTemplate({
      Queue: { Type: 'AWS::SQS::Queue' },
      Bucket: { Type: 'AWS::S3::Bucket', Properties: { Name: { 'Fn::GetAtt': ['Queue', 'Colour'] } } },
    });
    expect(() => template.ofType('AWS::S3::Bucket')).toThrow(
      'The laptop has no value for the attribute Colour of Small, Queue',
    );
  });
});

it('a parameter of a stack has the value that another stack stores under its name', () => {
  const template = (Name: string) =>
    readTemplate(
      [
        {
          stackName: 'One',
          template: {
            Resources: {
              Files: { Type: 'AWS::S3::Bucket' },
              Stored: {
                Type: 'AWS::SSM::Parameter',
                Properties: { Name: '/segno/One/Files', Value: { Ref: 'Files' } },
              },
            },
          },
        },
        {
          stackName: 'Two',
          template: {
            Parameters: { SharedFiles: { Type: 'AWS::SSM::Parameter::Value<String>', Default: Name } },
            Resources: { Reader: { Type: 'AWS::Lambda::Function', Properties: { Bucket: { Ref: 'SharedFiles' } } } },
          },
        },
      ],
      { addresses: testAddresses, secret: () => '' },
    ).ofType('AWS::Lambda::Function')[0]?.props;
  expect(template('/segno/One/Files')).toEqual({ Bucket: 'one-files' });
  expect(() => template('/segno/One/Gone')).toThrow(
    'The template looks up the parameter /segno/One/Gone, which no stack stores',
  );
});

it('a value of one stack is read by another through its output, which is not an output of the product', () => {
  const reads = (OutputName: string): RawStack => ({
    stackName: 'Two',
    template: {
      Resources: {
        Reader: {
          Type: 'AWS::Lambda::Function',
          Properties: { Bucket: { 'Fn::GetStackOutput': { StackName: 'One', OutputName } } },
        },
      },
    },
  });
  const one: RawStack = {
    stackName: 'One',
    template: {
      Resources: { Files: { Type: 'AWS::S3::Bucket' } },
      Outputs: { PublishOutputRefFiles: { Value: { Ref: 'Files' } } },
    },
  };
  const template = (output: string) =>
    readTemplate([one, reads(output)], { addresses: testAddresses, secret: () => '' });
  expect(template('PublishOutputRefFiles').ofType('AWS::Lambda::Function')[0]?.props).toEqual({ Bucket: 'one-files' });
  expect(template('PublishOutputRefFiles').outputs).toEqual({});
  expect(() => template('Gone').ofType('AWS::Lambda::Function')).toThrow(
    'The template reads the output Gone of One, which has none of that name',
  );
});
