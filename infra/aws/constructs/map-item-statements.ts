import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

type Machine = {
  arn: string;
  /** The ARNs of its executions, without the execution's name: `arn:…:execution:<machine>`. */
  executions: string;
};

/**
 * The permissions with which a state machine runs the items of a distributed map: each item is an execution of the
 * machine itself. The ARN of an item's execution has the map's label (`<machine>/<label>:<id>`), and so do those that a
 * redrive starts again (Step Functions guide, "IAM policies for using Distributed Map states").
 */
export const mapItemStatements = ({ arn, executions }: Machine): PolicyStatement[] => [
  new PolicyStatement({ actions: ['states:StartExecution'], resources: [arn] }),
  new PolicyStatement({
    actions: ['states:DescribeExecution', 'states:StopExecution', 'states:RedriveExecution'],
    resources: [`${executions}:*`, `${executions}/*:*`],
  }),
];
