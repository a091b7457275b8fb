import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { CfnEventSourceMapping, type CfnEventSourceMappingProps } from 'aws-cdk-lib/aws-lambda';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { buildApp } from './build-app.ts';
import { DeadLetterQueue } from './constructs/dead-letter-queue.ts';
import type { Deployment } from './deployment.ts';
import { OwnRules } from './own-rules.ts';

/** Wraps a synthesis to suppress the report that CDK prints when it fails. */
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

/** Synthesizes as `npx cdk synth` does, with all checks, but without bundling the functions. */
function synthesizeChecked(deployment: Partial<Deployment> = {}, change = (_app: App) => {}): void {
  const outdir = mkdtempSync(path.join(tmpdir(), 'segno-findings-'));
  try {
    const app = buildApp({ bundle: false, check: true, outdir, deployment });
    change(app);
    app.synth();
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

describe('the synthesis with cdk-nag and our own rules', () => {
  // Only with these settings: the step `template` of `npm test` already checks the template without any.
  it('has no unacknowledged finding, with a certificate and with copies in another account', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/a';
    const copies = {
      backupCopyVaultArn: 'arn:aws:backup:us-east-1:111122223333:backup-vault:copies',
      copyBucketArn: 'arn:aws:s3:::copies',
      copyAccount: '111122223333',
    };
    expect(() => synthesizeChecked({ certificateArn, ...copies })).not.toThrow();
  });

  it('refuses a new finding without a recorded reason', () => {
    const addOpenBucket = withoutPrint(() =>
      synthesizeChecked({}, (app) => void new Bucket(app.node.findChild('Segno-Data') as Stack, 'Open')),
    );
    expect(addOpenBucket).toThrow(/AwsSolutions-S10/);
  });
});

describe('our own rule for restorable tables, which the published rules do not check', () => {
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

  it('passes a table with point-in-time recovery', () => {
    expect(findings(true)).toEqual([]);
  });

  it.each([[false], [undefined]])('reports a table whose recovery is %s', (enabled) => {
    expect(findings(enabled)).toEqual(['Segno-PITR: A table does not have point-in-time recovery.']);
  });
});

describe('our own rule for dead-letter queues: each has an alarm', () => {
  const letters = (stack: Stack) => new Queue(stack, 'Letters');
  const kinds: [string, (stack: Stack) => Queue][] = [
    [
      'the target of a redrive',
      (stack) => {
        const queue = letters(stack);
        new Queue(stack, 'Work', { deadLetterQueue: { queue, maxReceiveCount: 5 } });
        return queue;
      },
    ],
    [
      'the on-failure destination of an event source',
      (stack) => {
        const queue = letters(stack);
        const destinationConfig = { onFailure: { destination: queue.queueArn } };
        new CfnEventSourceMapping(stack, 'Source', { functionName: 'listener', destinationConfig });
        return queue;
      },
    ],
    ['what is made as one', (stack) => new DeadLetterQueue(stack, 'Letters')],
  ];
  const visible = { threshold: 1, evaluationPeriods: 1 };

  /** @param alarmed the stack that contains the alarm */
  function findings(make: (stack: Stack) => Queue, alarmed?: 'the same' | 'another') {
    const app = new App();
    const stack = new Stack(app, 'Work');
    const metric = make(stack).metricApproximateNumberOfMessagesVisible();
    if (alarmed)
      new Alarm(alarmed === 'the same' ? stack : new Stack(app, 'Alarms'), 'Waiting', { metric, ...visible });
    return new OwnRules(app).validateScope(app).violations.map(({ description }) => description);
  }

  it.each(kinds)('%s', (_, make) => {
    expect(findings(make)).toEqual(['A dead-letter queue does not have an alarm.']);
    expect(findings(make, 'the same')).toEqual([]);
    expect(findings(make, 'another')).toEqual([]);
  });

  it('needs no alarm for a work queue', () => expect(findings(letters)).toEqual([]));
});

describe('our own rule for event sources: what fails every time is kept as a dead letter', () => {
  const lost = 'What an event source could not hand over is lost.';
  const source = (make: (stack: Stack) => Partial<CfnEventSourceMappingProps>) => {
    const stack = new Stack();
    new CfnEventSourceMapping(stack, 'Source', { functionName: 'listener', ...make(stack) });
    return new OwnRules(stack).validateScope(stack).violations.map(({ description }) => description);
  };
  const queue = (stack: Stack, props: QueueProps = {}) => ({
    eventSourceArn: new Queue(stack, 'Work', props).queueArn,
  });

  it('passes a queue with dead letters, and a stream with a destination', () => {
    const kept = (stack: Stack) =>
      queue(stack, { deadLetterQueue: { queue: new DeadLetterQueue(stack, 'Letters'), maxReceiveCount: 5 } });
    expect(source(kept)).not.toContain(lost);
    const onFailure = { destination: 'arn:aws:s3:::records' };
    expect(source(() => ({ eventSourceArn: 'arn:stream', destinationConfig: { onFailure } }))).not.toContain(lost);
  });

  it('reports a queue or a stream without them', () => {
    expect(source((stack) => queue(stack))).toContain(lost);
    expect(source(() => ({ eventSourceArn: 'arn:stream' }))).toContain(lost);
  });
});
