import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { WorkflowName } from '../../../services/platform/named-resource.ts';
import { entriesOf, recordFromEntries } from '../../../shared/typed-record.ts';
import { toPascalCase } from '../../pascal-case.ts';
import { Alarms, perFiveMinutes } from '../constructs/alarms.ts';
import { sumOf } from '../constructs/fold-metrics.ts';
import { Workflow } from '../constructs/workflow.ts';
import { workflowDeployments } from '../workflow-deployments.ts';
import type { AlarmsStack } from './alarms-stack.ts';
import { namedResources, type SourceStacks } from './named-resources.ts';
import { SharedData } from './shared-data.ts';

/** The workflows: each as its domain describes it, with the functions of its steps. */
export class WorkflowsStack extends Stack {
  readonly workflows: Record<WorkflowName, Workflow>;

  constructor(scope: Construct, id: string, props: StackProps & SourceStacks & { alarms: AlarmsStack }) {
    super(scope, id, props);
    const alarms = new Alarms(this, props.alarms);
    const resources = namedResources(new SharedData(this, props.data), props);
    this.workflows = recordFromEntries(
      entriesOf(workflowDeployments).map(([name, deployment]) => {
        const workflow = new Workflow(this, name.split('-').map(toPascalCase).join(''), { ...deployment, resources });
        new CfnOutput(this, `${workflow.node.id}Arn`, { value: workflow.machine.stateMachineArn });
        const { machine } = workflow;
        alarms.raise(`workflow-${name}`, {
          metric: sumOf([machine.metricFailed(perFiveMinutes), machine.metricTimedOut(perFiveMinutes)], 'failed'),
          above: 0,
          meaning: 'A workflow ended before its work was done: a step failed every time, or it took too long.',
        });
        return [name, workflow] as const;
      }),
    );
  }
}
