import { Arn, ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IGrantable, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { BucketName } from '../../../services/platform/named-resource.ts';
import type { MapState, State, States } from '../../../shared/states-language/definition.ts';
import { toPascalCase } from '../../pascal-case.ts';
import type { WorkflowDeployment } from '../workflow-deployments.ts';
import { describedFunction, type Resources } from './described-function.ts';
import { mapItemStatements } from './map-item-statements.ts';
import { grantObjects } from './object-access.ts';
import type { ServiceFunction } from './service-function.ts';

type Props = WorkflowDeployment & { resources: Resources };

/** The construct id of a function: `ReadDue` for `services/statements/on-read-due.ts`. */
const idOf = (entry: string): string =>
  (/\/on-(.+)\.ts$/.exec(entry)?.[1] ?? entry).split('-').map(toPascalCase).join('');

const isDistributed = ({ ItemProcessor }: MapState): boolean => ItemProcessor.ProcessorConfig.Mode === 'DISTRIBUTED';

/** The map states of a workflow, including nested ones. */
const mapsOf = (states: States): MapState[] =>
  Object.values(states.States).flatMap((state) =>
    state.Type === 'Map' ? [state, ...mapsOf(state.ItemProcessor)] : [],
  );

/**
 * A state machine as a domain describes it, with a function for each module that its tasks name. It can run no other
 * functions, and its log contains no execution data.
 */
export class Workflow extends Construct {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { description, tasks, resources }: Props) {
    super(scope, id);
    const functions = Object.fromEntries(
      Object.entries(tasks).map(([entry, task]) => [
        entry,
        describedFunction(this, idOf(entry), {
          entry: entry as ServiceFunction['entry'],
          description: task,
          resources,
        }),
      ]),
    );
    const bucketOf = (name: string) => {
      const bucket = resources.buckets?.[name as BucketName];
      if (!bucket) throw new Error(`A map of the workflow ${id} reads from the bucket ${name}, which is none`);
      return bucket;
    };
    const placed = (states: States): States => ({
      ...states,
      States: Object.fromEntries(Object.entries(states.States).map(([name, state]) => [name, placedState(state)])),
    });
    const placedState = (state: State): State => {
      if (state.Type === 'Task') return { ...state, Resource: functions[state.Resource]?.functionArn ?? '' };
      if (state.Type !== 'Map') return state;
      const { ItemReader: reader } = state;
      const Bucket = reader && bucketOf(reader.Parameters.Bucket).bucketName;
      return {
        ...state,
        ...(reader && {
          ItemReader: { ...reader, Parameters: { ...reader.Parameters, Bucket } as typeof reader.Parameters },
        }),
        ItemProcessor: { ...state.ItemProcessor, ...placed(state.ItemProcessor) },
      };
    };
    this.machine = new StateMachine(this, 'Machine', {
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(Stack.of(this).toJsonString(placed(description.definition))),
      tracingEnabled: true,
      logs: {
        level: LogLevel.ALL,
        includeExecutionData: false,
        destination: new LogGroup(this, 'Logs', {
          retention: RetentionDays.THREE_MONTHS,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
      },
    });
    this.machine.addToRolePolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: Object.values(functions).map(({ functionArn }) => functionArn),
      }),
    );
    const maps = mapsOf(description.definition);
    for (const { ItemReader: reader } of maps)
      if (reader) grantObjects(bucketOf(reader.Parameters.Bucket), this.machine, { read: true });
    if (maps.some(isDistributed)) this.letRunItself();
  }

  /** Allows the workflow to start itself, because each item of a distributed map is a separate execution. */
  private letRunItself(): void {
    const { stateMachineArn, stateMachineName, role } = this.machine;
    const executions = Arn.format(
      {
        service: 'states',
        resource: 'execution',
        resourceName: stateMachineName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      },
      Stack.of(this),
    );
    // A separate policy, because it refers to the state machine, which is created after the role's own policy.
    new Policy(this, 'Items', {
      roles: [role],
      statements: mapItemStatements({ arn: stateMachineArn, executions }),
    });
  }

  /** Lets a function start executions. */
  readonly grantStart = (to: IGrantable): void => {
    to.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['states:StartExecution'],
        resources: [this.machine.stateMachineArn],
      }),
    );
  };
}
