import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { setting, table } from '../platform/named-resource.ts';
import { PlansEndConfig, ReleasesConfig, SubmissionDueConfig } from './config.ts';

/** The ranges from which codes are assigned. */
export const codePrefixes = { ISRC_PREFIXES: setting('isrcPrefixes'), UPC_PREFIXES: setting('upcPrefixes') };

export const deployment = describeApi({
  config: ReleasesConfig,
  environment: {
    ...codePrefixes,
    AUDIT_TABLE_NAME: table('audit'),
  },
});

export const onPlansEnd = describeFunction({
  config: PlansEndConfig,
  environment: { TABLE_NAME: table('table') },
  // One write per release, a few dozen per second: enough for thousands of plans that expire in the same hour.
  timeoutSeconds: 5 * 60,
});

export const onSubmissionDue = describeFunction({
  config: SubmissionDueConfig,
  environment: { ...codePrefixes, TABLE_NAME: table('table') },
});
