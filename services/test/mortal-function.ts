import type { RouteKey } from '../../shared/contract/route.ts';
import { exportContract } from '../../shared/export/contract.ts';
import { type ArtistId, idsFrom } from '../../shared/ids.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';
import { mediaContract } from '../../shared/media/contract.ts';
import { paymentsContract } from '../../shared/payments/contract.ts';
import { payoutsContract } from '../../shared/payouts/contract.ts';
import { releasesContract } from '../../shared/releases/contract.ts';
import { splitsContract } from '../../shared/splits/contract.ts';
import { statementsContract } from '../../shared/statements/contract.ts';
import { storesContract } from '../../shared/stores/contract.ts';
import { takedownsContract } from '../../shared/takedowns/contract.ts';
import { advanceRepository } from '../advances/advance-repository.ts';
import { recoupments } from '../advances/recoupments.ts';
import { earningsRepository } from '../earnings/earnings-repository.ts';
import { batchRepository } from '../export/batch-repository.ts';
import { exportHandlers } from '../export/handlers.ts';
import { mediaHandlers } from '../media/handlers.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { cardPayoutRepository } from '../payments/card-payout-repository.ts';
import { checkoutRepository } from '../payments/checkout-repository.ts';
import { paymentHandlers } from '../payments/handlers.ts';
import { intentRepository } from '../payments/intent-repository.ts';
import { paymentListRepository } from '../payments/payment-list-repository.ts';
import { providerEventRepository } from '../payments/provider-event-repository.ts';
import { stripeGateway } from '../payments/stripe-gateway.ts';
import { payoutHandlers } from '../payouts/handlers.ts';
import { payoutBatchRepository } from '../payouts/payout-batch-repository.ts';
import { payoutListRepository } from '../payouts/payout-list-repository.ts';
import { payoutMethodRepository } from '../payouts/payout-method-repository.ts';
import { payoutRepository } from '../payouts/payout-repository.ts';
import { PayoutRules } from '../payouts/payout-rules.ts';
import { taxFormRepository } from '../payouts/tax/tax-form-repository.ts';
import { walletRepository } from '../payouts/wallet-repository.ts';
import { addressRepository } from '../platform/address-repository.ts';
import { auditedBy } from '../platform/audit.ts';
import { idempotency } from '../platform/idempotency.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { sendMail } from '../platform/send-mail.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { artistTotals } from '../profiles/artist-totals.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { userSearchRepository } from '../profiles/user-search-repository.ts';
import { postedStatementRepository } from '../receipts/posted-statement-repository.ts';
import { receiptRepository } from '../receipts/receipt-repository.ts';
import { changeRepository } from '../releases/changes/change-repository.ts';
import { changeSubmitter } from '../releases/changes/submit-change.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { beginRelease } from '../releases/drafts/begin-release.ts';
import { readCreditNames } from '../releases/drafts/read-credit-names.ts';
import { releaseHandlers } from '../releases/handlers.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { releaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { messageRepository } from '../releases/messages/message-repository.ts';
import { acceptedTextRepository } from '../releases/storage/accepted-text-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { submitWithCodes } from '../releases/submission/submit-with-codes.ts';
import { trackRepository } from '../releases/tracks/track-repository.ts';
import { sanctionRepository } from '../sanctions/sanction-repository.ts';
import { splitHandlers } from '../splits/handlers.ts';
import { splitInvitationRepository } from '../splits/split-invitation-repository.ts';
import { splitRepository } from '../splits/split-repository.ts';
import { statementHandlers } from '../statements/handlers.ts';
import { postedLines } from '../statements/reading/posted-lines.ts';
import { statementGateway } from '../statements/storage/statement-gateway.ts';
import { statementRepository } from '../statements/storage/statement-repository.ts';
import { storesHandlers } from '../stores/handlers.ts';
import { storeEventRecorder } from '../stores/store-event-recorder.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { takedownHandlers } from '../takedowns/handlers.ts';
import { takedownOfficeHandlers } from '../takedowns/office-handlers.ts';
import { takedownDecisions } from '../takedowns/takedown-decisions.ts';
import { takedownRepository } from '../takedowns/takedown-repository.ts';
import type { killableLife } from './dying.ts';
import { laptop } from './laptop.ts';
import { stripeSecret } from './payments.ts';
import { methodKeys } from './payout-methods.ts';
import { table } from './people.ts';
import { developer } from './storage.ts';
import { testLog } from './test-log.ts';

const log = testLog();
const { secretKey, webhookSecret } = stripeSecret();
const keySet = async () => ({ secretKey, webhookSecrets: [webhookSecret] });

/**
 * Builds a route's function as its entry point does, but so that it can be killed at any call to the table or the card
 * provider.
 */
export function killableFunction(route: RouteKey, life: ReturnType<typeof killableLife>, now: () => Date) {
  const mortal = life.within(table);
  const releases = releaseRepository(mortal);
  const codes = codeRepository(mortal);
  const platform = {
    readAccess: async (artistId: ArtistId) => ({
      artistId,
      artistName: 'Mara',
      status: 'active' as const,
      role: 'admin' as const,
    }),
    idempotency: idempotency(mortal, now, log),
    log,
    originSecrets: ['here'],
  };
  const newId = idsFrom(now);
  const audited = auditedBy({ table: laptop.outputs.AuditTableName, newId, now });
  if (route in releasesContract) {
    const submit = submitWithCodes({ releases, codes, prefixes: { isrc: [], upc: [] }, log, now });
    const [cards, profiles] = [cardRepository(mortal), profileRepository(mortal)];
    const acceptedTexts = acceptedTextRepository(mortal);
    const needs = {
      releases,
      begin: beginRelease({ releases, cards, profiles, acceptedTexts, newId }),
      acceptedTexts,
      readNames: readCreditNames({ table: mortal, cards, profiles }),
      tracks: trackRepository(mortal),
      cards,
      countStates: artistTotals(mortal).states,
      earnings: earningsRepository(mortal),
      search: releaseSearchRepository(mortal).search,
      submit,
      changes: changeRepository(mortal),
      submitChange: changeSubmitter({ releases, submit, now }),
      auditedBy: audited,
      messages: messageRepository(mortal),
      send: (mail: AddressedMail, { id, at }: { id: string; at: string }) =>
        sendMail(mortal, mail, { id: `mail_${id}`, at: new Date(at) }),
    };
    return serve(releasesContract, releaseHandlers({ ...needs, newId, now }), platform);
  }
  if (route in paymentsContract) {
    const [apiUrl, siteUrl] = [laptop.addresses.stripe, laptop.addresses.site];
    const stripe = stripeGateway({ keys: { current: keySet, renewed: keySet }, apiUrl, siteUrl, log, now });
    const needs = {
      releases,
      profiles: profileRepository(mortal),
      checkouts: checkoutRepository(mortal),
      intents: intentRepository(mortal, laptop.outputs.LedgerTableName),
      lists: paymentListRepository(mortal),
      events: providerEventRepository(mortal),
      cardPayouts: cardPayoutRepository(mortal, laptop.outputs.LedgerTableName),
      newId,
      auditedBy: audited,
      checkSubmission: async () => undefined,
      assertFreshSignIn: () => undefined,
      stripe: { ...stripe, until: (deadline: Date) => life.within(stripe.until(deadline)) },
    };
    return serve(paymentsContract, paymentHandlers({ ...needs, log, now }), platform);
  }
  if (route in exportContract) {
    // The idempotent route uses no other dependencies.
    const needs = { batches: batchRepository(mortal), newId, now } as Parameters<typeof exportHandlers>[0];
    return serve(exportContract, exportHandlers(needs), platform);
  }
  if (route in payoutsContract) {
    const tables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };
    const needs = {
      methods: payoutMethodRepository(mortal),
      methodKeys,
      passwords: { isPasswordOf: async () => true },
      holdHours: 72,
      rules: PayoutRules.parse({}),
      batches: payoutBatchRepository(mortal),
      debtor: { name: 'Segno', iban: 'GB33BUKB20201555555555', bic: 'BUKBGB22' },
      wallets: walletRepository(life.within(openTable(tables.wallets))),
      payouts: payoutRepository(mortal, tables),
      lists: payoutListRepository(mortal),
      table: mortal,
      forms: taxFormRepository(mortal),
      sanctions: sanctionRepository(mortal),
      earnings: earningsRepository(mortal),
      isWithheld: true,
      advances: advanceRepository(mortal, tables),
      recoupments: recoupments(mortal),
      search: userSearchRepository(mortal),
      cards: cardRepository(mortal),
      profiles: profileRepository(mortal),
      receipts: receiptRepository(mortal, tables),
      postedStatements: postedStatementRepository(mortal),
      statements: statementRepository(mortal, { approvalsNeeded: 1 }),
      auditedBy: audited,
    };
    return serve(payoutsContract, payoutHandlers({ ...needs, newId, now }), platform);
  }
  if (route in statementsContract) {
    // The idempotent routes use no other dependencies.
    const needs = {
      statements: statementRepository(mortal, { approvalsNeeded: 1 }),
      posted: postedLines(mortal),
      objects: statementGateway(laptop.outputs.StatementsBucket, developer),
      workDue: () => [],
      newId,
      auditedBy: audited,
      assertFreshSignIn: () => undefined,
      now,
    } as unknown as Parameters<typeof statementHandlers>[0];
    return serve(statementsContract, statementHandlers(needs), platform);
  }
  if (route in splitsContract) {
    // The idempotent route neither counts calls nor asks the pool for an email address.
    const needs = {
      table: mortal,
      splits: splitRepository(mortal),
      invitations: splitInvitationRepository(mortal),
      releases,
      profiles: profileRepository(mortal),
      addresses: addressRepository(mortal),
      newToken: newLinkToken,
      newId,
      now,
    } as unknown as Parameters<typeof splitHandlers>[0];
    return serve(splitsContract, splitHandlers(needs), platform);
  }
  if (route in mediaContract) {
    // The idempotent route does not call S3: a URL is signed locally.
    const buckets = { uploadAddress: async (key: string) => ({ url: `https://uploads.test/${key}`, headers: {} }) };
    const needs = { releases, media: mediaRepository(mortal), buckets, newId, now } as unknown as Parameters<
      typeof mediaHandlers
    >[0];
    return serve(mediaContract, mediaHandlers(needs), platform);
  }
  if (route in storesContract) {
    // The idempotent route imports no file.
    const states = storeStateRepository(mortal);
    const recorder = storeEventRecorder({ table: mortal, releases, states });
    const needs = { states, recorder, newId, auditedBy: audited } as Parameters<typeof storesHandlers>[0];
    return serve(storesContract, storesHandlers(needs), platform);
  }
  if (route in takedownsContract) {
    const takedowns = takedownRepository(mortal);
    const stores = storeStateRepository(mortal);
    const decisions = takedownDecisions({ table: mortal, releases, takedowns, stores });
    const needs = { takedowns, decisions, newId, now };
    // The idempotent route is an artist's, and stores no file.
    const office = { ...needs, files: undefined as never, auditedBy: audited };
    return serve(takedownsContract, { ...takedownHandlers(needs), ...takedownOfficeHandlers(office) }, platform);
  }
  throw new Error(`Who serves ${route}? Say so here`);
}
