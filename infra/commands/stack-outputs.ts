import { Sha256 } from '@aws-crypto/sha256-js';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SignatureV4 } from '@smithy/signature-v4';
import { XMLParser } from 'fast-xml-parser';

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
 * What a deployed stack printed, or nothing when there is no such stack. One signed call of CloudFormation's query API: the SDK's client
 * of it would be a dependency for this alone.
 * @throws Error when CloudFormation refuses, with its words
 */
export async function stackOutputs(stackName: string, region: string): Promise<Record<string, string> | undefined> {
  const { credentials } = new SecretsManagerClient({ region }).config; // the SDK's own chain: environment, profile, SSO
  const hostname = `cloudformation.${region}.amazonaws.com`;
  const body = new URLSearchParams({
    Action: 'DescribeStacks',
    Version: '2010-05-15',
    StackName: stackName,
  }).toString();
  const signer = new SignatureV4({ service: 'cloudformation', region, credentials, sha256: Sha256 });
  const request = await signer.sign({
    protocol: 'https:',
    method: 'POST',
    hostname,
    path: '/',
    headers: { host: hostname, 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
  });
  const answer = await fetch(`https://${hostname}/`, { method: 'POST', headers: request.headers, body });
  return readStackOutputs(await answer.text(), stackName);
}

/** @throws Error when the answer is a refusal, other than that there is no such stack */
export function readStackOutputs(xml: string, stackName: string): Record<string, string> | undefined {
  const { DescribeStacksResponse: described, ErrorResponse: refused } = parser.parse(xml) as Answer;
  if (refused?.Error.Code === 'ValidationError' && refused.Error.Message.includes('does not exist')) return undefined;
  if (!described) throw new Error(`CloudFormation does not describe ${stackName}: ${refused?.Error.Message ?? xml}`);
  const { Outputs: outputs } = described.DescribeStacksResult.Stacks.member;
  const list = typeof outputs === 'object' ? (outputs.member ?? []) : [];
  return Object.fromEntries(list.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
}
