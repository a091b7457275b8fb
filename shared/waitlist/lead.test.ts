import { aLead } from '../test/builders.ts';
import { annualRevenues } from './annual-revenues.ts';
import { waitlistFeatures, waitlistFlags } from './features.ts';
import { Lead, SentLead, WaitlistForm } from './lead.ts';
import { isSentByBot, leadFromForm, MIN_OPEN_MS } from './lead-from-form.ts';

const typed: WaitlistForm = {
  artistName: 'Mara Ellis',
  email: 'mara@example.com',
  socialLink: 'https://instagram.com/mara',
  artistsManaged: '1',
  tracksPerYear: 'about 12',
  annualRevenue: '$0 - $100',
  features: ['cryptoPayouts'],
};
const messageOf = (changes: object): string | undefined =>
  WaitlistForm.safeParse({ ...typed, ...changes }).error?.issues[0]?.message;

const [FORMULA, UNSEEN] = [
  'Can’t begin like a spreadsheet formula',
  'Contains an invisible character. Please type it again.',
];
test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ artistName: '' }, 'Artist/Label name is required'],
  [{ artistName: '   ' }, 'Artist/Label name is required'],
  [{ artistName: 'x'.repeat(201) }, 'Must be less than 200 characters'],
  [{ artistName: '=HYPERLINK("x")' }, FORMULA],
  [{ artistName: 'Ma\u202era' }, UNSEEN],
  [{ artistName: '<b>Mara</b>' }, undefined],
  [{ artistName: '+44' }, undefined],
  [{ email: 'mara' }, 'Please enter a valid email address'],
  [{ email: '' }, 'Please enter a valid email address'],
  [{ email: `${'m'.repeat(244)}@example.com` }, 'Please enter a valid email address'],
  [{ email: ' mara@example.com ' }, undefined],
  [{ socialLink: 'instagram' }, 'Please enter a valid URL'],
  [{ socialLink: 'javascript:alert(1)' }, 'Please enter a valid URL'],
  [{ socialLink: 'JAVASCRIPT://example.com/%0aalert(1)' }, 'Please enter a valid URL'],
  [{ socialLink: 'data:text/html,x' }, 'Please enter a valid URL'],
  [{ socialLink: `https://example.com/${'x'.repeat(500)}` }, 'Please enter a valid URL'],
  [{ socialLink: 'http://example.com' }, undefined],
  [{ socialLink: 'instagram.com/mira' }, undefined],
  [{ artistsManaged: '' }, 'Please enter the number of artists'],
  [{ tracksPerYear: ' ' }, 'Please enter the number of tracks'],
  [{ tracksPerYear: '=1+1' }, FORMULA],
  [{ annualRevenue: undefined }, 'Please choose your annual streaming revenue'],
  [{ annualRevenue: '$1' }, 'Please choose your annual streaming revenue'],
  [{ features: [] }, 'Please select at least one feature'],
])('product 17.1: the waitlist’s form answers %j with: %s', (changes, message) => {
  expect(messageOf(changes)).toBe(message);
});

test('product 17.1: the four revenues and the seven features', () => {
  expect(annualRevenues).toEqual(['$0 - $100', '$101 - $1,000', '$1,001 - $10,000', '$10,001+']);
  expect(waitlistFeatures.map(({ label }) => label.toLowerCase())).toEqual([
    'commission-free distribution',
    'ai release bot',
    'direct-to-fan pre-sales',
    'crypto payouts',
    'fractionalized master rights',
    'advanced analytics',
    'automated royalty splits',
  ]);
});

test('product 17.2: a lead has exactly these names', () => {
  const lead = leadFromForm(typed, { timestamp: '2026-11-22T05:00:00.000Z', source: 'early-access' });
  expect(Lead.parse(lead)).toEqual({
    artistName: 'Mara Ellis',
    email: 'mara@example.com',
    socialLink: 'https://instagram.com/mara',
    artistsManaged: '1',
    tracksPerYear: 'about 12',
    annualRevenue: '$0 - $100',
    commissionFreeDistribution: false,
    aiPoweredReleaseBot: false,
    directToFanPreSales: false,
    cryptoPayouts: true,
    fractionalizedMasterRights: false,
    advancedAnalytics: false,
    automatedRoyaltySplits: false,
    timestamp: '2026-11-22T05:00:00.000Z',
    source: 'early-access',
  });
});

test.each<[string, object]>([
  ['without a wish', Object.fromEntries(waitlistFlags.map((flag) => [flag, false]))],
  ['with a member of its own', { isAdmin: true }],
  ['of another day', { timestamp: 'yesterday' }],
  ['from a place with words', { source: 'Mara’s page' }],
])('rejects a lead %s, however it is sent', (_, changes) => {
  expect(Lead.safeParse({ ...aLead(), ...changes }).success).toBe(false);
  expect(SentLead.safeParse({ ...aLead(), homepage: '', openMs: 9000, ...changes }).success).toBe(false);
  expect(SentLead.safeParse({ ...aLead(), homepage: '', openMs: 9000 }).success).toBe(true);
});

test.each([
  ['a person', '', MIN_OPEN_MS, false],
  ['who fills in what nobody sees', 'https://example.com', 60_000, true],
  ['who is faster than anybody reads', '', MIN_OPEN_MS - 1, true],
])('product 17.4: %s', (_, homepage, openMs, machine) => {
  expect(isSentByBot({ homepage, openMs })).toBe(machine);
});
