import { idsFrom } from '../../shared/ids.ts';
import { releasesContract } from '../../shared/releases/contract.ts';
import { earningsRepository } from '../earnings/earnings-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { openService } from '../platform/open-service.ts';
import { sendMail } from '../platform/send-mail.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { artistTotals } from '../profiles/artist-totals.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { beginRelease } from './begin-release.ts';
import { cardRepository } from './card-repository.ts';
import { codeRepository } from './code-repository.ts';
import { ReleasesConfig } from './config.ts';
import { releaseHandlers } from './handlers.ts';
import { messageRepository } from './message-repository.ts';
import { readCreditNames } from './read-credit-names.ts';
import { releaseRepository } from './release-repository.ts';
import { releaseSearchRepository } from './release-search-repository.ts';
import { submitWithCodes } from './submit-with-codes.ts';
import { trackRepository } from './track-repository.ts';

const service = openService('releases', ReleasesConfig);
const { config, table, now, log } = service;
const releases = releaseRepository(table);
const cards = cardRepository(table);
const profiles = profileRepository(table);
const newId = idsFrom(now);

export const handler = serve(
  releasesContract,
  releaseHandlers({
    releases,
    begin: beginRelease({ releases, cards, profiles, newId }),
    readNames: readCreditNames({ table, cards, profiles }),
    tracks: trackRepository(table),
    cards,
    countStates: artistTotals(table).states,
    earnings: earningsRepository(table),
    search: releaseSearchRepository(table).search,
    messages: messageRepository(table),
    send: (mail, { id, at }) => sendMail(table, mail, { id: `mail_${id}`, at: new Date(at) }),
    submit: submitWithCodes({
      releases,
      codes: codeRepository(table),
      prefixes: { isrc: config.ISRC_PREFIXES, upc: config.UPC_PREFIXES },
      log,
      now,
    }),
    newId,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
