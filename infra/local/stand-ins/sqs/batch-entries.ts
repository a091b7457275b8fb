import { AwsError } from '../aws-json.ts';
import type { Input } from './parameters.ts';
import { isInput, text } from './parameters.ts';
import {
  codeOf,
  emptyBatch,
  idsNotDistinct,
  invalidBatchEntryId,
  invalidParameter,
  missingParameter,
  tooManyEntries,
} from './refusals.ts';

/** The 1 to 10 entries of a batch request, with distinct and well-formed ids. */
export function batchEntries(input: Input): { id: string; entry: Input }[] {
  const entries = input.Entries;
  if (entries === undefined) throw missingParameter('Entries');
  if (!Array.isArray(entries) || !entries.every(isInput)) throw invalidParameter('Entries must be a list of entries.');
  if (entries.length === 0) throw emptyBatch();
  if (entries.length > 10) throw tooManyEntries(entries.length);
  const seen = new Set<string>();
  return entries.map((entry) => {
    const id = text(entry, 'Id');
    if (!/^[\w-]{1,80}$/.test(id)) throw invalidBatchEntryId();
    if (seen.has(id)) throw idsNotDistinct(id);
    seen.add(id);
    return { id, entry };
  });
}

/** Runs each entry; one entry's refusal leaves the others alone. */
export async function eachEntry(
  entries: { id: string; entry: Input }[],
  run: (entry: Input) => Promise<object>,
): Promise<{ Successful: object[]; Failed: object[] }> {
  const Successful: object[] = [];
  const Failed: object[] = [];
  await Promise.all(
    entries.map(async ({ id, entry }) => {
      try {
        Successful.push({ Id: id, ...(await run(entry)) });
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        Failed.push({ Id: id, SenderFault: true, Code: codeOf(error), Message: error.message });
      }
    }),
  );
  return { Successful, Failed };
}
