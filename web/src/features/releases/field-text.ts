import { stores } from '../../../../shared/reference/stores.ts';
import { territories, WORLDWIDE } from '../../../../shared/reference/territories.ts';
import type { ArtistCredit, Contributor, Writer } from '../../../../shared/releases/credit.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../../../../shared/releases/fields.ts';
import type { RightsLine } from '../../../../shared/releases/release.ts';
import { rightsLineText } from '../../../../shared/releases/rights-line-text.ts';
import { duration, plural, shortDate } from '../../lib/format.ts';
import type { Choice } from '../../ui/select.tsx';
import { salesStartText } from './messages.ts';
import { choices } from './reference-choices.ts';

const FEW = 4;

/** Every store, a few by name, or how many. */
export function storesText(chosen: readonly string[]): string {
  if (chosen.length === stores.length) return `All ${stores.length} stores`;
  const without = stores.map(({ name }) => name).filter((name) => !chosen.includes(name));
  if (without.length <= FEW) return `All stores but ${without.join(', ')}`;
  return chosen.length <= FEW ? chosen.join(', ') : `${chosen.length} of ${stores.length} stores`;
}

const territoryName = (code: string) => territories.find((row) => row.code === code)?.name ?? code;

export function territoriesText(chosen: readonly string[]): string {
  if (chosen.includes(WORLDWIDE)) return 'Worldwide';
  const without = territories.filter(({ code }) => !chosen.includes(code));
  if (without.length === 0) return 'Every territory';
  if (without.length <= FEW) return `Everywhere but ${without.map(({ name }) => name).join(', ')}`;
  return chosen.length <= FEW
    ? chosen.map(territoryName).join(', ')
    : plural(chosen.length, 'territory', 'territories');
}

type Credit = Pick<ArtistCredit | Contributor, 'name' | 'role'>;

/** 'Ada North, Bo Lind (Featuring)': the plain role of a kind is not said. */
export const creditsText = (credits: readonly Credit[], plain: string): string =>
  credits
    .filter(({ name }) => name)
    .map(({ name, role }) => (role === plain ? name : `${name} (${role})`))
    .join(', ');

export const writersText = (writers: readonly Pick<Writer, 'firstName' | 'lastName'>[]): string =>
  writers
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter(Boolean)
    .join(', ');

/** A saved value in words, '' for none. */
export function fieldText(field: ReleaseField | TrackField, value: unknown): string {
  const { kind } = { ...releaseFields, ...trackFields }[field];
  switch (kind) {
    case 'choice': {
      const rows: readonly Choice[] = choices[field as keyof typeof choices];
      return value === '' ? '' : (rows.find((row) => row.value === value)?.label ?? String(value));
    }
    case 'yes-no':
      return value ? 'Yes' : 'No';
    case 'day':
      return value ? shortDate(String(value)) : '';
    case 'sales-start':
      return value === '' ? '' : salesStartText(String(value));
    case 'rights-line':
      return rightsLineText(value as RightsLine | null);
    case 'stores':
      return storesText(value as string[]);
    case 'territories':
      return territoriesText(value as string[]);
    case 'artists':
      return creditsText(value as ArtistCredit[], 'Primary');
    case 'contributors':
      return creditsText(value as Contributor[], '');
    case 'writers':
      return writersText(value as Writer[]);
    case 'seconds':
      return value === null ? '' : duration(Number(value) * 1000);
    default:
      return String(value ?? '');
  }
}
