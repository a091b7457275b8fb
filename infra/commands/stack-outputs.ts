import { XMLParser } from 'fast-xml-parser';
import { awsQuery } from './aws-query.ts';

type Output = { OutputKey: string; OutputValue: string };
type Answer = {
  DescribeStacksResponse?: {
    DescribeStacksResult: { Stacks: { member: { Outputs?: { member?: Output[] } | '' } } };
  };
  ErrorResponse?: { Error: { Code: string; Message: string } };
};

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (_name, path) => String(path).endsWith('Outputs.member'),
});

/**
 * Reads the outputs of a deployed stack; undefined if the stack does not exist.
 * @throws Error with CloudFormation's message for any other error
 */
export async function stackOutputs(stackName: string, region: string): Promise<Record<string, string> | undefined> {
  const query = { Action: 'DescribeStacks', Version: '2010-05-15', StackName: stackName };
  return readStackOutputs(await awsQuery({ service: 'cloudformation', region, ...query }), stackName);
}

/** @throws Error for any error other than a missing stack */
export function readStackOutputs(xml: string, stackName: string): Record<string, string> | undefined {
  const { DescribeStacksResponse: described, ErrorResponse: refused } = parser.parse(xml) as Answer;
  if (refused?.Error.Code === 'ValidationError' && refused.Error.Message.includes('does not exist')) return undefined;
  if (!described) throw new Error(`CloudFormation does not describe ${stackName}: ${refused?.Error.Message ?? xml}`);
  const { Outputs: outputs } = described.DescribeStacksResult.Stacks.member;
  const list = typeof outputs === 'object' ? (outputs.member ?? []) : [];
  return Object.fromEntries(list.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
}
