import type { Mail } from '../../shared/mail/mail.ts';
import type { Letter } from './letter.ts';
import { activated } from './letters/activated.ts';
import { advance } from './letters/advance.ts';
import { batchReady } from './letters/batch-ready.ts';
import { changesRequested } from './letters/changes-requested.ts';
import { deletionBegun } from './letters/deletion-begun.ts';
import { delivered } from './letters/delivered.ts';
import { earned } from './letters/earned.ts';
import { emailChanged } from './letters/email-changed.ts';
import { exportReady } from './letters/export-ready.ts';
import { invited } from './letters/invited.ts';
import { live } from './letters/live.ts';
import { notSubmitted } from './letters/not-submitted.ts';
import { passwordChanged } from './letters/password-changed.ts';
import { payout } from './letters/payout.ts';
import { payoutMethod } from './letters/payout-method.ts';
import { receipt } from './letters/receipt.ts';
import { refunded } from './letters/refunded.ts';
import { refused } from './letters/refused.ts';
import { releaseDay } from './letters/release-day.ts';
import { releaseMessage } from './letters/release-message.ts';
import { returned } from './letters/returned.ts';
import { secondFactorChanged } from './letters/second-factor-changed.ts';
import { splitAgreementRequest } from './letters/split-agreement-request.ts';
import { splitAnswered } from './letters/split-answered.ts';
import { splitCarriedOver } from './letters/split-carried-over.ts';
import { splitChanged } from './letters/split-changed.ts';
import { splitInvited } from './letters/split-invited.ts';
import { submitted } from './letters/submitted.ts';
import { takenDown } from './letters/taken-down.ts';
import { taxForm } from './letters/tax-form.ts';
import { waitlist } from './letters/waitlist.ts';
import { welcome } from './letters/welcome.ts';

/** Builds the letter for an email. `name` addresses the artist; '' if unknown. */
export function letterFor(mail: Mail, about: { name: string; siteUrl: string }): Letter {
  switch (mail.template) {
    case 'welcome':
      return welcome(about);
    case 'waitlist':
      return waitlist(about);
    case 'invited':
      return invited(about);
    case 'activated':
      return activated(about);
    case 'refused':
      return refused({ ...about, ...mail });
    case 'receipt':
      return receipt({ ...about, ...mail });
    case 'returned':
      return returned({ ...about, ...mail });
    case 'refunded':
      return refunded({ ...about, ...mail });
    case 'not-submitted':
      return notSubmitted({ ...about, ...mail });
    case 'changes-requested':
      return changesRequested({ ...about, ...mail });
    case 'release-message':
      return releaseMessage({ ...about, ...mail });
    case 'email-changed':
      return emailChanged(mail);
    case 'second-factor-changed':
      return secondFactorChanged(mail);
    case 'password-changed':
      return passwordChanged({ ...about, ...mail });
    case 'export-ready':
      return exportReady({ ...about, ...mail });
    case 'batch-ready':
      return batchReady({ ...about, ...mail });
    case 'payout':
      return payout({ ...about, ...mail });
    case 'split-invited':
      return splitInvited({ ...about, ...mail });
    case 'split-answered':
      return splitAnswered({ ...about, ...mail });
    case 'split-asked':
      return splitAgreementRequest({ ...about, ...mail });
    case 'split-carried-over':
      return splitCarriedOver({ ...about, ...mail });
    case 'split-changed':
      return splitChanged({ ...about, ...mail });
    case 'payout-method':
      return payoutMethod(mail);
    case 'advance':
      return advance({ ...about, ...mail });
    case 'tax-form':
      return taxForm({ ...about, ...mail });
    case 'deletion-begun':
      return deletionBegun({ ...about, ...mail });
    case 'submitted':
      return submitted({ ...about, ...mail });
    case 'delivered':
      return delivered({ ...about, ...mail });
    case 'live':
      return live({ ...about, ...mail });
    case 'release-day':
      return releaseDay({ ...about, ...mail });
    case 'taken-down':
      return takenDown({ ...about, ...mail });
    case 'earned':
      return earned({ ...about, ...mail });
  }
}
