import { jest } from '@jest/globals';
import { Stack } from 'aws-cdk-lib';
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { cloudTemplate } from '../test/cloud-template.ts';
import { OwnRules } from './own-rules.ts';

/** CDK prints its report when it refuses. */
const withoutPrint = (run: () => void) => () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const noText = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  try {
    run();
  } finally {
    silent.mockRestore();
    noText.mockRestore();
  }
};

describe('cdk-nag and our own rules at synth', () => {
  it('find nothing that has no reason, on the own name of CloudFront', () => {
    expect(() => cloudTemplate({ check: true })).not.toThrow();
  });

  it('find nothing that has no reason, with a certificate', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/a';
    expect(() => cloudTemplate({ check: true, deployment: { certificateArn } })).not.toThrow();
  });

  it('refuse what somebody adds without a reason', () => {
    const addOpenBucket = withoutPrint(() =>
      cloudTemplate({ check: true, change: (app) => new Bucket(app.node.findChild('Segno-Data') as Stack, 'Open') }),
    );
    expect(addOpenBucket).toThrow(/AwsSolutions-S10/);
  });
});

describe('our own rule for restorable tables, which the published ones do not look at', () => {
  const findings = (pointInTimeRecoveryEnabled: boolean | undefined) => {
    const stack = new Stack();
    new TableV2(stack, 'Table', {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      ...(pointInTimeRecoveryEnabled !== undefined && {
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled },
      }),
    });
    return new OwnRules(stack)
      .validateScope(stack)
      .violations.map(({ ruleName, description }) => `${ruleName}: ${description}`);
  };

  it('lets a table with point-in-time recovery pass', () => {
    expect(findings(true)).toEqual([]);
  });

  it.each([[false], [undefined]])('finds a table where recovery is %s', (enabled) => {
    expect(findings(enabled)).toEqual(['Segno-PITR: A table does not have point-in-time recovery.']);
  });
});
