import { isRecord } from '../../../shared/is-record.ts';

/** The text of a finding about a file, from the details of an error; undefined if there is no finding. */
export const findingText = (finding: unknown): string | undefined =>
  isRecord(finding) && typeof finding.text === 'string' ? finding.text : undefined;
