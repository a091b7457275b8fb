import { maskedMethod } from './masked-method.ts';
import type { PayoutMethodDetails } from './payout-method.ts';
import { findInvalidField, isRoutingNumber, normalizedMethod } from './wrong-field.ts';

const iban = (text: string, bic?: string): PayoutMethodDetails => ({
  kind: 'iban',
  holder: 'Mara Ellis',
  iban: text,
  ...(bic && { bic }),
});
const crypto = (chain: 'bitcoin' | 'ethereum' | 'tron', address: string): PayoutMethodDetails => ({
  kind: 'crypto',
  chain,
  address,
});
const wrong = (details: PayoutMethodDetails) => findInvalidField(normalizedMethod(details));

/** Published examples: the IBAN registry, the Federal Reserve, BIP 173, BIP 350, EIP-55, TRON's documentation. */
const right: PayoutMethodDetails[] = [
  iban('GB29 NWBK 6016 1331 9268 19'),
  iban('pt50000201231234567890154', 'ABNANL2A'),
  iban('NO93 8601 1117 947'),
  { kind: 'us-bank', holder: 'Mara Ellis', routing: '021000021', account: '12-345 678' },
  { kind: 'paypal', email: 'mara.ellis@segno.test' },
  crypto('bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'),
  crypto('bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'),
  crypto('bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
  crypto('bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'),
  crypto('ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
  crypto('tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
];

test.each(right)('accepts %j (product 24.11)', (details) => expect(wrong(details)).toBeUndefined());

test('notices a wrong letter at any position of a method with a checksum (product 24.11)', () => {
  const text = (details: PayoutMethodDetails) =>
    details.kind === 'iban' ? details.iban : details.kind === 'crypto' ? details.address : undefined;
  const missed = right.flatMap((details) => {
    const typed = text(normalizedMethod(details));
    if (typed === undefined) return [];
    return [...typed].flatMap((letter, n) => {
      const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter.toLowerCase() === 'p' ? 'q' : 'p';
      const changed = typed.slice(0, n) + other + typed.slice(n + 1);
      const again = details.kind === 'iban' ? { ...details, iban: changed } : { ...details, address: changed };
      return wrong(again as PayoutMethodDetails) === undefined ? [changed] : [];
    });
  });
  expect(missed).toEqual([]);
});

test.each<[string, PayoutMethodDetails, string]>([
  ['a country without IBANs', iban('US29NWBK60161331926819'), 'iban'],
  ['a wrong BIC', iban('GB29NWBK60161331926819', 'NWBK'), 'bic'],
  ['a routing number with one wrong digit', { ...(right[3] as object), routing: '021000022' } as never, 'routing'],
  ['an account number with letters', { ...(right[3] as object), account: '12345x' } as never, 'account'],
  ['an address without a host', { kind: 'paypal', email: 'mara@' }, 'email'],
  ['an address of two', { kind: 'paypal', email: 'mara@segno.test,jon@segno.test' }, 'email'],
  ['an address without its checksum', crypto('ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'), 'address'],
  ['an address of a test network', crypto('bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'), 'address'],
  ['an address of another chain', crypto('tron', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'), 'address'],
  ['a name that nobody can see', { ...iban('GB29NWBK60161331926819'), holder: 'Mara\u0000' } as never, 'holder'],
])('refuses %s (product 24.11)', (_, details, field) => expect(wrong(details)).toBe(field));

test('accepts a routing number of nine digits with the right checksum, but not all zeros', () => {
  expect(['021000021', '011401533', '091000019', '122105155'].map(isRoutingNumber)).toEqual([true, true, true, true]);
  expect(['000000000', '12210515', '1221051555', '951000006'].map(isRoutingNumber)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('masks a method enough that it cannot be paid to (product 24.11)', () => {
  expect(right.map((details) => maskedMethod(normalizedMethod(details)))).toEqual([
    'Bank account GB •••• 6819',
    'Bank account PT •••• 0154',
    'Bank account NO •••• 7947',
    'US bank account •••• 5678',
    'PayPal m••••@segno.test',
    'Bitcoin 1BvB••••NVN2',
    'Bitcoin 3J98••••WNLy',
    'Bitcoin bc1q••••f3t4',
    'Bitcoin bc1p••••5jj0',
    'Ethereum 0x5a••••eAed',
    'Tron TR7N••••Lj6t',
  ]);
});
