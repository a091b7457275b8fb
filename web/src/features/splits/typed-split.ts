import { partsOfPercent } from '../../../../shared/splits/part-in-percent.ts';
import type { SplitView } from '../../../../shared/splits/split-view.ts';

const WHOLE = 10_000;

/** A row of the form. `key` tells it from the others. */
export type TypedParty = { key: string; name: string; email: string; percent: string };

export const blankParty = (): TypedParty => ({ key: crypto.randomUUID(), name: '', email: '', percent: '' });

/** The rows with which a form begins: the parties of the last version, or one that is blank. */
export function typedOf(split: SplitView | null): TypedParty[] {
  const parties = split?.versions.at(-1)?.parties.filter(({ isOwner, state }) => !isOwner && state !== 'gone') ?? [];
  const typed = parties.map(({ name, email, parts }) => ({
    ...blankParty(),
    name,
    email,
    percent: String(parts / 100),
  }));
  return typed.length > 0 ? typed : [blankParty()];
}

/** What the rows add up to, in parts of 10,000; what is not yet a number counts as none. */
export const sumOf = (parties: readonly TypedParty[]): number =>
  parties.reduce((sum, { percent }) => sum + (partsOfPercent(percent) ?? 0), 0);

export const restOf = (parties: readonly TypedParty[]): number => WHOLE - sumOf(parties);

export type RowErrors = { name?: string; email?: string; percent?: string };

/** What is wrong with each row, by its key; the server looks again. */
export function errorsOf(parties: readonly TypedParty[]): Map<string, RowErrors> {
  const errors = new Map<string, RowErrors>();
  const addresses = parties.map(({ email }) => email.trim().toLowerCase());
  parties.forEach(({ key, name, email, percent }, index) => {
    const parts = partsOfPercent(percent);
    const row: RowErrors = {
      ...(name.trim() === '' && { name: 'Please write a name' }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: 'Please write an e-mail address' }),
      ...(addresses.indexOf(addresses[index] ?? '') < index && { email: 'This address stands there already' }),
      ...((parts === undefined || parts === 0) && { percent: 'From 0.01 to 100' }),
    };
    if (Object.keys(row).length > 0) errors.set(key, row);
  });
  return errors;
}
