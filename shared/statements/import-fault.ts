import { type Fault, type FaultCode, faultText } from '../royalties/statement-fault.ts';
import { isKeyOf } from '../typed-record.ts';

/** Why an import stopped: a fault in the file, or one that only the import can detect. */
export type ImportFault =
  | Fault
  | { code: 'file-missing' }
  | { code: 'size-differs'; announced: number; arrived: number }
  | { code: 'file-known'; statementId: string; fileName: string; at: string }
  | { code: 'all-posted'; lines: number; statementId: string; fileName: string; at: string }
  | { code: 'lines-restated'; lines: number; line: number; statementId: string; fileName: string; at: string }
  | { code: 'rate-needed'; currency: string }
  | { code: 'deductions-too-large'; amount: string; deducted: string; currency: string }
  | { code: 'unfinished' };

type OwnCode = Exclude<ImportFault['code'], FaultCode>;
type Words = { [C in OwnCode]: (fault: Extract<ImportFault, { code: C }>) => string };

/** Formats a day as `November 26, 2026`. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (at: string): string => day.format(new Date(at));

const words: Words = {
  'file-missing': () => 'The file did not arrive. Drop it again.',
  'size-differs': ({ announced, arrived }) =>
    `The file arrived with ${arrived} bytes instead of ${announced}. Drop it again.`,
  'file-known': ({ fileName, at }) => `This file was imported before, as '${fileName}' on ${dayOf(at)}.`,
  'all-posted': ({ lines, fileName, at }) =>
    `${lines === 1 ? 'The only line was' : `All ${lines} lines were`} posted before, with '${fileName}' of ${dayOf(at)}. There is nothing new to post.`,
  'lines-restated': ({ lines, line, fileName, at }) =>
    `${lines === 1 ? 'One line was' : `${lines} lines were`} posted before with another amount or quantity, with '${fileName}' of ${dayOf(at)}: see line ${line}. Reverse that statement first, or confirm that ${lines === 1 ? 'it is' : 'they are'} new.`,
  'rate-needed': ({ currency }) => `The amounts are in ${currency}. Enter how many US dollars one ${currency} is.`,
  'deductions-too-large': ({ amount, deducted, currency }) =>
    `The deductions come to ${deducted} ${currency}, and the statement to ${amount} ${currency}. Remove or correct a deduction.`,
  unfinished: () => 'The import stopped before it finished. Try again.',
};

const isOwn = (fault: ImportFault): fault is Extract<ImportFault, { code: OwnCode }> => isKeyOf(words, fault.code);

/** Formats the message of a fault: one or two sentences, including what to do next. */
export const importFaultText = (fault: ImportFault): string =>
  isOwn(fault) ? (words[fault.code] as (fault: ImportFault) => string)(fault) : faultText(fault);
