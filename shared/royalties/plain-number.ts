import type { Mark } from './number-form.ts';
import { type NumberStep, numberForm } from './number-form.ts';

type Step = (text: string) => string;

const { characters, unwrap, currency, sign, plain, grouped } = numberForm;
const step =
  (flags: string) =>
  ({ pattern, replacement }: NumberStep): Step => {
    const form = new RegExp(pattern, flags);
    const by = replacement.replace('$', '$$$$').replaceAll('\\', '$');
    return (text) => text.replace(form, by);
  };
const steps: readonly Step[] = [
  ...characters.map(step('gu')),
  ...[...unwrap, currency.before, currency.behind, ...sign].map(step('iu')),
];
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
const forms = {
  '.': { plain: whole(plain['.']), grouped: whole(grouped['.']) },
  ',': { plain: whole(plain[',']), grouped: whole(grouped[',']) },
};

/**
 * Normalizes a number from a person or a spreadsheet: no currency, no thousands separators, a decimal point.
 * @param mark the decimal mark that the input uses
 * @returns undefined if the input is not a number with this mark
 */
export function plainNumber(text: string, mark: Mark): string | undefined {
  const signed = steps.reduce((one, step) => step(one), text);
  if (forms[mark].plain.test(signed)) return signed.replace(',', '.');
  if (!forms[mark].grouped.test(signed)) return undefined;
  return signed.replace(mark === '.' ? /[,' ]/g : /[.' ]/g, '').replace(',', '.');
}
