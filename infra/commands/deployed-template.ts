import { XMLParser } from 'fast-xml-parser';
import type { StackTemplate } from './assembly.ts';
import { awsQuery } from './aws-query.ts';
import { CLOUDFORMATION_VERSION } from './stack-query.ts';

type Answer = {
  GetTemplateResponse?: { GetTemplateResult: { TemplateBody: string } };
  ErrorResponse?: { Error: { Code: string; Message: string } };
};

/** @throws Error for any error other than a missing stack, for which it returns undefined */
export async function deployedTemplate(stack: { name: string; region: string }): Promise<StackTemplate | undefined> {
  const xml = await awsQuery({
    service: 'cloudformation',
    region: stack.region,
    Action: 'GetTemplate',
    Version: CLOUDFORMATION_VERSION,
    StackName: stack.name,
  });
  const { GetTemplateResponse: found, ErrorResponse: refused } = new XMLParser({ parseTagValue: false }).parse(
    xml,
  ) as Answer;
  // The CDK writes its templates as JSON. A template in any other format is not ours.
  if (found) return JSON.parse(found.GetTemplateResult.TemplateBody) as StackTemplate;
  if (refused?.Error.Code === 'ValidationError' && refused.Error.Message.includes('does not exist')) return undefined;
  throw new Error(`CloudFormation does not return the template of ${stack.name}: ${refused?.Error.Message ?? xml}`);
}
