import type { FileSettings } from '../../../../../shared/statements/file-settings.ts';

/** The fields of the form. */
export type SettingName = 'currency' | 'month' | 'mark' | 'controlAmount' | 'controlLines' | 'rate';
export type SettingTexts = Record<SettingName, string>;

/** Formats earlier settings as text for the form. */
export const settingTexts = ({
  currency,
  month,
  mark,
  controlAmount,
  controlLines,
  rate,
}: FileSettings): SettingTexts => ({
  currency: currency ?? '',
  month: month ?? '',
  mark: mark ?? '',
  controlAmount: controlAmount ?? '',
  controlLines: controlLines === undefined ? '' : String(controlLines),
  rate: rate ?? '',
});

/** Removes thousands separators and spaces. */
const bare = (text: string): string => text.replaceAll(/[,\s]/g, '');

const rules: Record<SettingName, { pattern: RegExp; error: string; read: (text: string) => string }> = {
  currency: { pattern: /^[A-Z]{3}$/, error: 'Three letters, such as EUR', read: (text) => text.trim().toUpperCase() },
  month: { pattern: /^\d{4}-(0[1-9]|1[0-2])$/, error: 'Year and month, such as 2026-08', read: (text) => text.trim() },
  mark: { pattern: /^[.,]$/, error: '', read: (text) => text },
  controlAmount: { pattern: /^-?\d{1,38}(\.\d{1,38})?$/, error: 'A plain number, such as 1234.56', read: bare },
  controlLines: { pattern: /^[1-9]\d{0,8}$/, error: 'A whole number', read: bare },
  rate: {
    pattern: /^(?=.*[1-9])\d{1,7}(\.\d{1,12})?$/,
    error: 'A plain number above zero, such as 1.0842',
    read: (text) => text.trim(),
  },
};

/** Parses the form's values, leaving out empty fields, and returns them with any errors. */
export function settingsFrom(texts: SettingTexts, names: readonly SettingName[]) {
  const errors: Partial<Record<SettingName, string>> = {};
  const settings: FileSettings = {};
  for (const name of names) {
    const { pattern, error, read } = rules[name];
    const text = read(texts[name]);
    if (text === '') continue;
    if (!pattern.test(text)) errors[name] = error;
    else if (name === 'controlLines') settings[name] = Number(text);
    else if (name === 'mark') settings[name] = text === ',' ? ',' : '.';
    else settings[name] = text;
  }
  return { settings, errors };
}
