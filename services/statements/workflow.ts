import { describeWorkflow } from '../platform/describe-workflow.ts';

/** What a moment passes: a throttled table, a function that was ended. Then the next try takes it up. */
const Retry = [
  {
    ErrorEquals: ['States.ALL'],
    IntervalSeconds: 2,
    MaxAttempts: 5,
    BackoffRate: 2,
    MaxDelaySeconds: 60,
    JitterStrategy: 'FULL' as const,
  },
];
/** What only counts is asked of what the table says: a stage leaves nothing in the data but the statement's id. */
const ResultPath = null;
const Catch = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'TellUnfinished' }];

/** Batches that are posted at the same time. Each is its artists' own, but for the few accounts of the house. */
const BATCHES_AT_ONCE = 8;

/**
 * The workflow of an import (design 3.17). An execution is one piece of work, `{ statementId, step }`, and ends where a
 * person decides. Each step asks the table what is so, and may come twice.
 */
export const workflow = describeWorkflow({
  says: 'Reads and matches a statement, posts it, or takes it back',
  definition: {
    TimeoutSeconds: 6 * 3600,
    StartAt: 'Step',
    States: {
      Step: {
        Type: 'Choice',
        Choices: [
          { Variable: '$.step', StringEquals: 'read', Next: 'Read' },
          { Variable: '$.step', StringEquals: 'match', Next: 'Match' },
          { Variable: '$.step', StringEquals: 'later', Next: 'MatchLater' },
        ],
        Default: 'Begin',
      },
      Read: { Type: 'Task', Resource: 'services/statements/on-read-due.ts', ResultPath, Retry, Catch, Next: 'Match' },
      Match: { Type: 'Task', Resource: 'services/statements/on-match-due.ts', ResultPath, Retry, Catch, Next: 'Done' },
      // What the office has matched since it was posted. It stays as it is where that cannot be planned.
      MatchLater: { Type: 'Task', Resource: 'services/statements/on-match-due.ts', ResultPath, Retry, Next: 'Begin' },
      TellUnfinished: {
        Type: 'Task',
        Resource: 'services/statements/on-import-unfinished.ts',
        ResultPath,
        Retry,
        Next: 'Failed',
      },
      Failed: { Type: 'Fail', ErrorPath: '$.failure.Error', CausePath: '$.failure.Cause' },
      Begin: {
        Type: 'Task',
        Resource: 'services/statements/on-posting-due.ts',
        ResultPath: '$.plan',
        Retry,
        Next: 'Batches',
      },
      Batches: {
        Type: 'Map',
        ItemsPath: '$.plan.batches',
        ItemSelector: { 'statementId.$': '$.statementId', 'step.$': '$.step', 'batch.$': '$$.Map.Item.Value' },
        MaxConcurrency: BATCHES_AT_ONCE,
        ItemProcessor: {
          ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' },
          StartAt: 'Batch',
          States: {
            Batch: { Type: 'Task', Resource: 'services/statements/on-batch-due.ts', Retry, End: true },
          },
        },
        ResultPath,
        Next: 'Finish',
      },
      Finish: { Type: 'Task', Resource: 'services/statements/on-batches-done.ts', ResultPath, Retry, Next: 'Done' },
      Done: { Type: 'Succeed' },
    },
  },
});
