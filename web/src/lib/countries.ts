import { territories } from '../../../shared/reference/territories.ts';

type CountryChoice = { value: (typeof territories)[number]['code'] | ''; label: string };

export const countryName = (code: string): string => territories.find((one) => one.code === code)?.name ?? code;

/** The choices for a country field. The first is empty, so that no country is preselected. */
export const countryChoices = (without: readonly string[] = []): CountryChoice[] => [
  { value: '', label: 'Choose one' },
  ...territories
    .filter(({ code }) => !without.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label)),
];
