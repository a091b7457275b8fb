import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { codeRepository } from './codes/code-repository.ts';
import { SubmissionDueConfig } from './config.ts';
import { releaseRepository } from './storage/release-repository.ts';
import { paidSubmitter } from './submission/submit-paid.ts';
import { submitWithCodes } from './submission/submit-with-codes.ts';

const { config, table, now, log } = openService('submitter', SubmissionDueConfig);
const releases = releaseRepository(table);
const prefixes = { isrc: config.ISRC_PREFIXES, upc: config.UPC_PREFIXES };
const submit = submitWithCodes({ releases, codes: codeRepository(table), prefixes, log, now });
const submitPaidRelease = paidSubmitter({ releases, profiles: profileRepository(table), submit, log, now });

/** Submits releases whose artist accepted the agreement at checkout, once the payment has arrived. */
export const handler = listen('submission-due', { config, log }, ({ body }) => submitPaidRelease(body));
