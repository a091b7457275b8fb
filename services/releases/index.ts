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
import { changeRepository } from './changes/change-repository.ts';
import { changeSubmitter } from './changes/submit-change.ts';
import { codeRepository } from './codes/code-repository.ts';
import { ReleasesConfig } from './config.ts';
import { beginRelease } from './drafts/begin-release.ts';
import { readCreditNames } from './drafts/read-credit-names.ts';
import { releaseHandlers } from './handlers.ts';
import { cardRepository } from './library/card-repository.ts';
import { releaseSearchRepository } from './library/release-search-repository.ts';
import { messageRepository } from './messages/message-repository.ts';
import { acceptedTextRepository } from './storage/accepted-text-repository.ts';
import { releaseRepository } from './storage/release-repository.ts';
import { submitWithCodes } from './submission/submit-with-codes.ts';
import { trackRepository } from './tracks/track-repository.ts';

const service = openService('releases', ReleasesConfig);
const { config, table, now, log } = service;
const releases = releaseRepository(table);
const acceptedTexts = acceptedTextRepository(table);
const cards = cardRepository(table);
const profiles = profileRepository(table);
const newId = idsFrom(now);

const submit = submitWithCodes({
  releases,
  codes: codeRepository(table),
  prefixes: { isrc: config.ISRC_PREFIXES, upc: config.UPC_PREFIXES },
  log,
  now,
});

export const handler = serve(
  releasesContract,
  releaseHandlers({
    releases,
    begin: beginRelease({ releases, cards, profiles, acceptedTexts, newId }),
    acceptedTexts,
    readNames: readCreditNames({ table, cards, profiles }),
    tracks: trackRepository(table),
    cards,
    countStates: artistTotals(table).states,
    earnings: earningsRepository(table),
    search: releaseSearchRepository(table).search,
    messages: messageRepository(table),
    send: (mail, { id, at }) => sendMail(table, mail, { id: `mail_${id}`, at: new Date(at) }),
    submit,
    changes: changeRepository(table),
    submitChange: changeSubmitter({ releases, submit, now }),
    newId,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
