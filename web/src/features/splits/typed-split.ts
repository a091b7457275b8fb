import { fromPercent } from '../../../../shared/splits/part-in-percent.ts';
import type { SplitView } from '../../../../shared/splits/split-view.ts';

const WHOLE = 10_000;

/** The typed values of one row in the form; `key` identifies the row. */
export type TypedParty = { key: string; name: string; email: string; percent: string };

export const blankParty = (): TypedParty => ({ key: crypto.randomUUID(), name: '', email: '', percent: '' });

/** The initial rows of the form: the parties of the last version, or an empty row. */
export function initialRows(split: SplitView | null): TypedParty[] {
  const parties = split?.versions.at(-1)?.parties.filter(({ isOwner, state }) => !isOwner && state !== 'gone') ?? [];
  const typed = parties.map(({ name, email, parts }) => ({
    ...blankParty(),
    name,
    email,
    percent: String(parts / 100),
  }));
  return typed.length > 0 ? typed : [blankParty()];
}

/** The sum of the rows' parts, in ten-thousandths; invalid numbers are treated as zero. */
export const totalParts = (parties: readonly TypedParty[]): number =>
  parties.reduce((sum, { percent }) => sum + (fromPercent(percent) ?? 0), 0);

export const remainder = (parties: readonly TypedParty[]): number => WHOLE - totalParts(parties);

export type RowErrors = { name?: string; email?: string; percent?: string };

/** The errors of each row, by the row's key. The server checks again. */
export function rowErrors(parties: readonly TypedParty[]): Map<string, RowErrors> {
  const errors = new Map<string, RowErrors>();
  const addresses = parties.map(({ email }) => email.trim().toLowerCase());
  parties.forEach(({ key, name, email, percent }, index) => {
    const parts = fromPercent(percent);
    const row: RowErrors = {
      ...(name.trim() === '' && { name: 'Please enter a name' }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: 'Please enter an email address' }),
      ...(addresses.indexOf(addresses[index] ?? '') < index && { email: 'This address is already listed' }),
      ...((parts === undefined || parts === 0) && { percent: 'From 0.01 to 100' }),
    };
    if (Object.keys(row).length > 0) errors.set(key, row);
  });
  return errors;
}
