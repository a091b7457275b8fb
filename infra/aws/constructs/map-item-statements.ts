import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

type Machine = {
  arn: string;
  /** The ARNs of its executions without their names: `arn:…:execution:<machine>`. */
  executions: string;
};

/**
 * The permissions that a state machine needs to run the items of a distributed map: each item is an execution of the
 * machine itself. The ARN of an item's execution includes the map's label (`<machine>/<label>:<id>`), also when a
 * redrive restarts it (Step Functions guide, "IAM policies for using Distributed Map states").
 */
export const mapItemStatements = ({ arn, executions }: Machine): PolicyStatement[] => [
  new PolicyStatement({ actions: ['states:StartExecution'], resources: [arn] }),
  new PolicyStatement({
    actions: ['states:DescribeExecution', 'states:StopExecution', 'states:RedriveExecution'],
    resources: [`${executions}:*`, `${executions}/*:*`],
  }),
];
