import { XMLParser } from 'fast-xml-parser';
import { awsQuery } from '../../infra/commands/aws-query.ts';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'member' });

/** Calls one of AWS's query APIs. @throws Error with AWS's message if it returns an error */
export async function awsAnswer(query: Parameters<typeof awsQuery>[0]): Promise<unknown> {
  const xml = await awsQuery(query);
  const answer = parser.parse(xml) as { ErrorResponse?: { Error: { Code: string; Message: string } } };
  if (!answer.ErrorResponse) return answer;
  const { Code, Message } = answer.ErrorResponse.Error;
  throw new Error(`${query.Action}: ${Code}: ${Message}`);
}

/** Writes a parsed answer as parameters of a query: a list as `<name>.member.<n>`, and a record as `<name>.<key>`. */
export function queryParameters(name: string, value: unknown): Record<string, string> {
  if (value === '' || value === undefined) return {};
  if (typeof value !== 'object' || value === null) return { [name]: String(value) };
  const isList = Array.isArray((value as { member?: unknown }).member);
  const parts: [string, unknown][] = isList
    ? (value as { member: unknown[] }).member.map((one, n) => [`member.${n + 1}`, one])
    : Object.entries(value);
  return Object.assign({}, ...parts.map(([key, part]) => queryParameters(`${name}.${key}`, part)));
}
