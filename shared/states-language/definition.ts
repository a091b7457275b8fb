import * as z from 'zod';

/**
 * The part of Amazon States Language (https://states-language.net/spec.html, JSONPath) that our workflows use. Any
 * other field is rejected, both when a workflow is defined and by the local server, which runs the same definitions.
 */

const Name = z.string().min(1).max(80);
const Seconds = z.int().min(1).max(99_999_999);
const Comment = z.string().optional();

/** The path of a value to read: in a state's data (`$`, `$.a.b`, `$.a[0]`), or in the context (`$$.Execution.Name`). */
const READ = /^\$\$?(\.[A-Za-z_][\w-]*|\[\d+\])*$/;
const Read = z.string().regex(READ, 'is no path that is known here');
/** The path where a result is stored. */
const Put = z.string().regex(/^\$(\.[A-Za-z_][\w-]*)*$/, 'is no path that a result is put at');

/** Data with values to read from a path: `{ "lines.$": "$.count" }`. */
const Template = z.json().superRefine((value, { addIssue }) => {
  const look = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    for (const [key, inner] of Object.entries(part)) {
      if (!key.endsWith('.$')) look(inner);
      else if (typeof inner !== 'string' || !READ.test(inner))
        addIssue({ code: 'custom', message: `${key} is no path that is known here` });
    }
  };
  look(value);
});

const Errors = z.array(Name).min(1);
const Retrier = z.strictObject({
  ErrorEquals: Errors,
  IntervalSeconds: Seconds.optional(),
  MaxAttempts: z.int().min(0).optional(),
  BackoffRate: z.number().min(1).optional(),
  MaxDelaySeconds: Seconds.optional(),
  JitterStrategy: z.enum(['FULL', 'NONE']).optional(),
});
const Catcher = z.strictObject({ ErrorEquals: Errors, Next: Name, ResultPath: Put.nullable().optional() });

const input = { InputPath: Read.nullable().optional() };
const output = { OutputPath: Read.nullable().optional() };
const result = { ResultPath: Put.nullable().optional() };
const nextOrEnd = { Next: Name.optional(), End: z.literal(true).optional() };
const onError = { Retry: z.array(Retrier).optional(), Catch: z.array(Catcher).optional() };

const Task = z.strictObject({
  Type: z.literal('Task'),
  Comment,
  /** A function: its module when a workflow is defined, its ARN in a template. */
  Resource: z.string(),
  TimeoutSeconds: Seconds.optional(),
  Parameters: Template.optional(),
  ResultSelector: Template.optional(),
  ...input,
  ...result,
  ...output,
  ...onError,
  ...nextOrEnd,
});

const test = {
  StringEquals: z.string().optional(),
  NumericEquals: z.number().optional(),
  NumericLessThan: z.number().optional(),
  NumericLessThanEquals: z.number().optional(),
  NumericGreaterThan: z.number().optional(),
  NumericGreaterThanEquals: z.number().optional(),
  BooleanEquals: z.boolean().optional(),
  IsPresent: z.boolean().optional(),
  IsNull: z.boolean().optional(),
};
/** The tests that a rule can make on its variable. */
export const tests = Object.keys(test) as (keyof typeof test)[];

type Test = { Variable: string } & { [T in keyof typeof test]?: z.output<(typeof test)[T]> | undefined };
/** The condition of a rule in a choice state. */
export type Condition = { And: Condition[] } | { Or: Condition[] } | { Not: Condition } | Test;

const asksOneThing = (rule: object) => tests.filter((name) => name in rule).length === 1;
const ONE_THING = `asks one of ${tests.join(', ')}`;
const Condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ Variable: Read, ...test }).refine(asksOneThing, ONE_THING),
    z.strictObject({ And: z.array(Condition).min(1) }),
    z.strictObject({ Or: z.array(Condition).min(1) }),
    z.strictObject({ Not: Condition }),
  ]),
);
const Rule = z.union([
  z.strictObject({ Variable: Read, ...test, Next: Name }).refine(asksOneThing, ONE_THING),
  z.strictObject({ And: z.array(Condition).min(1), Next: Name }),
  z.strictObject({ Or: z.array(Condition).min(1), Next: Name }),
  z.strictObject({ Not: Condition, Next: Name }),
]);

const Choice = z.strictObject({
  Type: z.literal('Choice'),
  Comment,
  Choices: z.array(Rule).min(1),
  Default: Name.optional(),
  ...input,
  ...output,
});

/** Reads the items of a map state as one JSON array from an object in a bucket. */
const ItemReader = z.strictObject({
  Resource: z.literal('arn:aws:states:::s3:getObject'),
  ReaderConfig: z.strictObject({ InputType: z.literal('JSON') }),
  Parameters: z.strictObject({ Bucket: z.string(), 'Key.$': Read }),
});

const ofMap = {
  Type: z.literal('Map'),
  Comment,
  ItemsPath: Read.optional(),
  ItemReader: ItemReader.optional(),
  ItemSelector: Template.optional(),
  MaxConcurrency: z.int().min(0).optional(),
  ResultSelector: Template.optional(),
  ...input,
  ...result,
  ...output,
  ...onError,
  ...nextOrEnd,
};
const ProcessorConfig = z.discriminatedUnion('Mode', [
  z.strictObject({ Mode: z.literal('INLINE') }),
  z.strictObject({ Mode: z.literal('DISTRIBUTED'), ExecutionType: z.literal('STANDARD') }),
]);

const Pass = z.strictObject({
  Type: z.literal('Pass'),
  Comment,
  Result: z.json().optional(),
  Parameters: Template.optional(),
  ...input,
  ...result,
  ...output,
  ...nextOrEnd,
});
const Wait = z.strictObject({
  Type: z.literal('Wait'),
  Comment,
  Seconds: z.int().min(0).optional(),
  SecondsPath: Read.optional(),
  ...input,
  ...output,
  ...nextOrEnd,
});
const Succeed = z.strictObject({ Type: z.literal('Succeed'), Comment, ...input, ...output });
const Fail = z.strictObject({
  Type: z.literal('Fail'),
  Comment,
  Error: z.string().optional(),
  Cause: z.string().optional(),
  ErrorPath: Read.optional(),
  CausePath: Read.optional(),
});

export type MapState = z.output<z.ZodObject<typeof ofMap>> & {
  ItemProcessor: States & { ProcessorConfig: z.output<typeof ProcessorConfig> };
};
export type State =
  | z.output<typeof Task | typeof Choice | typeof Pass | typeof Wait | typeof Succeed | typeof Fail>
  | MapState;
export type StateOf<T extends State['Type']> = Extract<State, { Type: T }>;
export type States = { StartAt: string; States: Record<string, State> };
/** A state machine. */
export type Definition = States & { Comment?: string | undefined; TimeoutSeconds?: number | undefined };

const State: z.ZodType<State> = z.lazy(() =>
  z.discriminatedUnion('Type', [
    Task,
    Choice,
    Pass,
    Wait,
    Succeed,
    Fail,
    z.strictObject({ ...ofMap, ItemProcessor: z.strictObject({ ...ofStates, ProcessorConfig }) }),
  ]),
);
const ofStates = { StartAt: Name, States: z.record(Name, State) };

/** A state machine, field by field. `check-definition.ts` checks how its states lead to each other. */
export const Definition: z.ZodType<Definition> = z.strictObject({
  Comment,
  TimeoutSeconds: Seconds.optional(),
  ...ofStates,
});
