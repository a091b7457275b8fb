import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { codeRepository } from './code-repository.ts';
import { SubmissionDueConfig } from './config.ts';
import { releaseRepository } from './release-repository.ts';
import { submitPaid } from './submit-paid.ts';
import { submitWithCodes } from './submit-with-codes.ts';

const { config, table, now, log } = openService('submitter', SubmissionDueConfig);
const releases = releaseRepository(table);
const prefixes = { isrc: config.ISRC_PREFIXES, upc: config.UPC_PREFIXES };
const submit = submitWithCodes({ releases, codes: codeRepository(table), prefixes, log, now });
const submitWhatWasPaid = submitPaid({ releases, profiles: profileRepository(table), submit, log, now });

/** Submits what an artist has accepted and paid for. */
export const handler = listen('submission-due', { config, log }, ({ body }) => submitWhatWasPaid(body));
