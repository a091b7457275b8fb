import { guards, type Mutant } from './mutant.ts';

const test = 'services/releases/changes/changes.service-test';

/** Guards of changes of delivered releases: the stores' version is untouched until the change is exported, once. */
export const changesMutants: readonly Mutant[] = [
  ...guards('services/releases/editing/set-field.ts', 'service', test, [
    [
      'codes stay',
      "if (isChangeId(owned.releaseId) && isFixedField(field)) throw new Problem('field-fixed', { field });",
      '',
    ],
  ]),
  ...guards('services/releases/tracks/track-repository.ts', 'service', test, [
    ['an ISRC stays', "if (isChangeId(owned.releaseId)) throw new Problem('field-fixed', { field: 'isrc' });", ''],
  ]),
  ...guards('services/releases/changes/submit-change.ts', 'service', test, [
    ['dates stay after the release day', "if (late.length > 0) throw new Problem('dates-past', { fields: late });", ''],
    [
      'the release is still delivered',
      "if (delivered.status !== 'exported') throw new Problem('release-withdrawn');",
      "if (delivered.status === 'draft') throw new Problem('release-withdrawn');",
    ],
  ]),
  ...guards('services/export/change-exporter.ts', 'service', test, [
    [
      'a change of a release that was taken down is not exported',
      "if (delivered.status !== 'exported') throw new Problem('release-withdrawn');",
      "if (delivered.status === 'draft') throw new Problem('release-withdrawn');",
    ],
  ]),
];
