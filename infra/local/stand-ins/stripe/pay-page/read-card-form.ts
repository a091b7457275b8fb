import type { TypedCard } from '../charge-card.ts';
import { EMAIL_ADDRESS } from '../parameters.ts';
import { TEST_CARDS } from '../test-cards.ts';

/** The fields of the pay page, as typed. */
export type CardForm = { email: string; card: string; expiry: string; cvc: string };

/** What to tell the buyer, and the field to correct. */
export type FormProblem = { field: keyof CardForm; problem: string };

/** Reads the form; `now` is in seconds. Only Stripe's test numbers can be charged. */
export function readCardForm(form: CardForm, now: number): TypedCard | FormProblem {
  if (!EMAIL_ADDRESS.test(form.email)) return { field: 'email', problem: 'Your email is incomplete.' };
  const number = form.card.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) return { field: 'card', problem: 'Your card number is invalid.' };
  const card = TEST_CARDS.find((candidate) => candidate.number === number);
  if (!card) return { field: 'card', problem: 'Your card was declined. Only the test cards below can be used here.' };
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(form.expiry) ?? [];
  const expiry = { month: Number(month), year: 2000 + Number(year) };
  if (expiry.month < 1 || expiry.month > 12)
    return { field: 'expiry', problem: "Your card's expiration date is incomplete." };
  // A card is good until the end of its month; Date counts months from 0, so this is the first of the next.
  if (Date.UTC(expiry.year, expiry.month) / 1000 <= now)
    return { field: 'expiry', problem: "Your card's expiration date is in the past." };
  if (!/^\d{3,4}$/.test(form.cvc.trim())) return { field: 'cvc', problem: "Your card's security code is incomplete." };
  return { card, ...expiry, email: form.email };
}

/** The check digit that all card numbers have (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
