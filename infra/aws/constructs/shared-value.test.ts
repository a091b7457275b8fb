import { App, CfnOutput, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { sharedValue } from './shared-value.ts';

// Skips CDK's own checks, because these templates lack most parts of a stack.
process.env.CDK_VALIDATION = 'false';

const env = { region: 'eu-central-1' };

function stacks(readerRegion = 'eu-central-1') {
  const app = new App();
  const owner = new Stack(app, 'trial-Owner', { env });
  const reader = new Stack(app, 'trial-Reader', { env: { region: readerRegion } });
  return { owner, reader, files: new Bucket(owner, 'Files'), art: new Bucket(owner, 'Art') };
}

describe('a value that stacks share (design 8.8)', () => {
  it('is one parameter of the stack that reads it, however often it is used', () => {
    const { owner, reader, files } = stacks();
    for (const id of ['One', 'Two'])
      new CfnOutput(reader, id, { value: sharedValue(reader, 'Files', files.bucketName) });
    const { Parameters, Outputs } = Template.fromStack(reader).toJSON();
    expect(Parameters.SharedFiles).toMatchObject({
      Type: 'AWS::SSM::Parameter::Value<String>',
      Default: '/segno/trial-Owner/Files',
    });
    expect([Outputs.One.Value, Outputs.Two.Value]).toEqual([{ Ref: 'SharedFiles' }, { Ref: 'SharedFiles' }]);
    expect(JSON.stringify(Template.fromStack(reader))).not.toMatch(/GetStackOutput|ImportValue/);
    const [stored] = Object.values(Template.fromStack(owner).findResources('AWS::SSM::Parameter'));
    expect(stored?.Properties).toMatchObject({
      Name: '/segno/trial-Owner/Files',
      Value: { Ref: expect.stringMatching(/^Files/) },
    });
  });

  it('makes its owner the first to be deployed', () => {
    const { owner, reader, files } = stacks();
    sharedValue(reader, 'Files', files.bucketName);
    expect(reader.dependencies).toEqual([owner]);
  });

  it('is stored after the one before it, because Parameter Store accepts only a few writes a second', () => {
    const { owner, reader, files, art } = stacks();
    sharedValue(reader, 'Files', files.bucketName);
    sharedValue(reader, 'Art', art.bucketName);
    const stored = Object.entries(Template.fromStack(owner).findResources('AWS::SSM::Parameter'));
    const [first, second] = stored.sort(([, a], [, b]) => (a.DependsOn ? 1 : 0) - (b.DependsOn ? 1 : 0));
    expect(first?.[1].DependsOn).toBeUndefined();
    expect(second?.[1].DependsOn).toEqual([first?.[0]]);
  });

  it('stays a plain reference in its own stack', () => {
    const { owner, files } = stacks();
    expect(sharedValue(owner, 'Files', files.bucketName)).toBe(files.bucketName);
  });

  it('must be an attribute of a resource in the same region', () => {
    const { reader, files } = stacks('us-east-1');
    expect(() => sharedValue(reader, 'Files', files.bucketName)).toThrow('cannot look up Files in another region');
    expect(() => sharedValue(reader, 'Files', 'files')).toThrow(
      'Files is shared, but it is no attribute of a resource',
    );
  });
});
