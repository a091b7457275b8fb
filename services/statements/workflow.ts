import { describeWorkflow } from '../platform/describe-workflow.ts';

/**
 * Retries transient failures, such as a throttled table or a terminated function. Each attempt continues where the last
 * one stopped.
 */
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
/** Discards a stage's result: stages read their state from the table, and the input remains the statement's id. */
const ResultPath = null;
const Catch = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'TellUnfinished' }];

/**
 * The number of batches to post concurrently. Apart from the platform's own accounts, they have few accounts in common.
 */
const BATCHES_AT_ONCE = 8;

/**
 * The import workflow (design 3.17). An execution does one piece of work, `{ statementId, step }`, and ends when a
 * person has to decide. Each step reads the current state from the table, and is safe to repeat.
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
      // Plans postings for recordings that were matched after their statement was posted. If this fails, the statement
      // does not change.
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
