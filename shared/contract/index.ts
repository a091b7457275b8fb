import { accountsContract } from '../accounts/contract.ts';
import { assistantContract } from '../assistant/contract.ts';
import { booksContract } from '../books/contract.ts';
import { dataExportContract } from '../data-export/contract.ts';
import { earningsContract } from '../earnings/contract.ts';
import { exportContract } from '../export/contract.ts';
import { mediaContract } from '../media/contract.ts';
import { noticesContract } from '../notices/contract.ts';
import { officeContract } from '../office/contract.ts';
import { paymentsContract } from '../payments/contract.ts';
import { payoutsContract } from '../payouts/contract.ts';
import { releasesContract } from '../releases/contract.ts';
import { reviewContract } from '../review/contract.ts';
import { siteContract } from '../site/contract.ts';
import { splitsContract } from '../splits/contract.ts';
import { statementsContract } from '../statements/contract.ts';
import { storesContract } from '../stores/contract.ts';
import { takedownsContract } from '../takedowns/contract.ts';
import { waitlistContract } from '../waitlist/contract.ts';

/** All routes of the product, by the domain that serves them. Each domain is one Lambda function. */
export const contracts = {
  accounts: accountsContract,
  releases: releasesContract,
  media: mediaContract,
  assistant: assistantContract,
  payments: paymentsContract,
  payouts: payoutsContract,
  books: booksContract,
  splits: splitsContract,
  earnings: earningsContract,
  review: reviewContract,
  statements: statementsContract,
  export: exportContract,
  takedowns: takedownsContract,
  stores: storesContract,
  waitlist: waitlistContract,
  office: officeContract,
  'data-export': dataExportContract,
  site: siteContract,
  notices: noticesContract,
} as const;

export type Domain = keyof typeof contracts;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All rows, as the browser's client sees them. This is only a type, so that no page bundles the schemas. */
export type Api = Intersection<(typeof contracts)[Domain]>;
