import { XMLParser } from 'fast-xml-parser';
import { awsQuery } from './aws-query.ts';

export const CLOUDFORMATION_VERSION = '2010-05-15';

/** Parses repeated elements as lists: https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference. */
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (_name, path) => /(Stacks|Outputs)\.member$/.test(String(path)),
});

export type DescribedStack = {
  StackName: string;
  StackStatus: string;
  EnableTerminationProtection?: string;
  Outputs?: { member?: { OutputKey: string; OutputValue: string }[] } | '';
};
type Answer = {
  DescribeStacksResponse?: { DescribeStacksResult: { Stacks: { member?: DescribedStack[] } | ''; NextToken?: string } };
  ErrorResponse?: { Error: { Code: string; Message: string } };
};

/**
 * Reads the stacks in a region whose names begin with `prefix`.
 * @throws Error with CloudFormation's message if it returns an error
 */
export async function describeStacks(prefix: string, region: string): Promise<DescribedStack[]> {
  const found: DescribedStack[] = [];
  let next: string | undefined;
  do {
    const xml = await awsQuery({
      service: 'cloudformation',
      region,
      Action: 'DescribeStacks',
      Version: CLOUDFORMATION_VERSION,
      ...(next && { NextToken: next }),
    });
    const { DescribeStacksResponse: described, ErrorResponse: refused } = parser.parse(xml) as Answer;
    if (!described) throw new Error(`CloudFormation does not describe the stacks: ${refused?.Error.Message ?? xml}`);
    const { Stacks, NextToken } = described.DescribeStacksResult;
    found.push(...(Stacks === '' ? [] : (Stacks.member ?? [])));
    next = NextToken || undefined;
  } while (next);
  return found.filter(({ StackName }) => StackName.startsWith(prefix));
}

/** A stack's outputs by name. */
export const outputsOf = ({ Outputs = '' }: DescribedStack): Record<string, string> =>
  Object.fromEntries(
    (Outputs === '' ? [] : (Outputs.member ?? [])).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]),
  );
