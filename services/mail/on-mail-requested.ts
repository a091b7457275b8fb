import { addressRepository } from '../platform/address-repository.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { pacer } from '../platform/pacer.ts';
import { secretGateway } from '../platform/secret-gateway.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { unsubscribeLinks } from '../profiles/unsubscribe-links.ts';
import { splitInvitationRepository } from '../splits/split-invitation-repository.ts';
import { leadRepository } from '../waitlist/lead-repository.ts';
import { MAILERS, MailRequestedConfig } from './config.ts';
import { deliverMail } from './deliver-mail.ts';
import { findRecipient } from './find-recipient.ts';
import { mailRepository } from './mail-repository.ts';
import { sesGateway } from './ses-gateway.ts';

const { config, table, now, log } = openService('mailer', MailRequestedConfig);
const needs = {
  mails: mailRepository(table),
  addresses: addressRepository(table),
  findRecipient: findRecipient({
    profiles: profileRepository(table),
    leads: leadRepository(table),
    invitations: splitInvitationRepository(table),
  }),
  unsubscribeLinks: unsubscribeLinks(secretGateway(config.UNSUBSCRIBE_SECRET_ARN), config.SITE_URL),
  ses: config.MAIL_FROM
    ? sesGateway({ from: config.MAIL_FROM, configurationSet: config.CONFIGURATION_SET })
    : undefined,
  turn: pacer(config.MAIL_PER_SECOND / MAILERS),
  siteUrl: config.SITE_URL,
  log,
  now,
};

/** Sends each requested email once, staying below SES's rate limit for the account (design 4.8). */
export const handler = listen('mail-requested', { config, log }, (event) => deliverMail(needs, event));
