import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit, personOf } from '../platform/audit.ts';
import { assertFreshSignIn } from '../platform/fresh-sign-in.ts';
import type { Write } from '../platform/table.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { Payout } from './payout.ts';
import type { PayoutKeyGateway } from './payout-key-gateway.ts';
import type { PayoutListRepository } from './payout-list-repository.ts';
import type { PayoutRepository } from './payout-repository.ts';
import type { PayoutRules } from './payout-rules.ts';

export type OfficeNeeds = {
  payouts: PayoutRepository;
  lists: PayoutListRepository;
  methodKeys: PayoutKeyGateway;
  profiles: Pick<ProfileRepository, 'find' | 'officeMembers'>;
  rules: PayoutRules;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
};

/** @throws Problem if the caller may not act on payouts, as from `assertFreshSignIn` */
export async function assertMayPay({ rules, now }: Pick<OfficeNeeds, 'rules' | 'now'>, actor: SignedIn): Promise<void> {
  assertFreshSignIn(actor, rules, now());
}

/** A decision, with the bank's reference or the reason. */
export type Decision = {
  to: Exclude<Payout['state'], 'requested' | 'cancelled'>;
  reference?: string;
  reason?: string;
  /** Whether one person both approves and pays the payout, because nobody else can. */
  alone?: boolean;
};

/** Prepares a decision: returns the payout as it will be, and the audited transaction that stores it. */
export function prepareDecision(
  { payouts, rules, auditedBy }: Pick<OfficeNeeds, 'payouts' | 'rules' | 'auditedBy'>,
  actor: SignedIn,
  payout: Payout,
  { to, alone, ...said }: Decision,
): { after: Payout; store: (also: readonly Write[]) => Promise<Payout> } {
  const audited = auditedBy(actor);
  const why = said.reason ?? said.reference;
  const by = personOf(audited);
  const change = {
    state: to,
    ...said,
    processedAt: audited.at.toISOString(),
    processedBy: by,
    ...(to === 'processing' && { approvedBy: by }),
  };
  const { artistId, payoutId } = payout;
  const entry = audit(
    { ...audited, ...(why && { why }) },
    {
      what: `payout-${to}`,
      object: { kind: 'payout', artistId, payoutId },
      from: payout.state,
      to,
      ...(alone && { alone }),
    },
  );
  return {
    after: { ...payout, ...change },
    store: (also) => payouts.become(payout, { ...change, decision: audited.id }, [entry, ...also], rules),
  };
}

/** Makes a decision without storing the reply: a repeated request finds that the payout has already been decided. */
export const decidePayout = (...[needs, actor, payout, said]: Parameters<typeof prepareDecision>): Promise<Payout> =>
  prepareDecision(needs, actor, payout, said).store([]);
