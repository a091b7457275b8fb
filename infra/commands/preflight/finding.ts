import type { Deployment } from '../../aws/deployment.ts';

/** A problem that would make a deployment fail or work badly. A refusal stops it before anything is created. */
export type Finding = { name: CheckName; kind: 'refusal' | 'warning'; text: string };

export type CheckName =
  | 'identity'
  | 'region'
  | 'bootstrap'
  | 'stacks'
  | 'email-identity'
  | 'email-sandbox'
  | 'concurrency'
  | 'cloudfront'
  | 'certificate'
  | 'model';

type Checked = { settings: Deployment; account: string };

/**
 * Checks a part of the account.
 * @throws Error if it cannot be read, which becomes a warning
 */
export type Check = (checked: Checked) => Promise<Finding[]>;

export const refusal = (name: CheckName, text: string): Finding => ({ name, kind: 'refusal', text });
export const warning = (name: CheckName, text: string): Finding => ({ name, kind: 'warning', text });

/** Parses a reply. @throws Error with the service's message if it is an error response */
export function parsed<T>({ status, text }: { status: number; text: string }): T {
  if (status !== 200) throw new Error(text.replace(/\s+/g, ' ').slice(0, 300) || `status ${status}`);
  return JSON.parse(text) as T;
}
