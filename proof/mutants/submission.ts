// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, braces and all.
import { guards, type Mutant } from './mutant.ts';

/** Guards of submitting and exporting a release, and of its checklist. */
export const submissionMutants: readonly Mutant[] = [
  ...guards('shared/releases/completeness.ts', 'unit', 'shared/releases/completeness.test', [
    ['the placeholder is no title', "title !== '' && title !== UNTITLED", "title !== ''"],
    ['every track has a title', "audio ? title.trim() !== '' : isTrackTitle(title)", 'true'],
    ['every track has audio', 'isMet: ({ audio }) => audio !== null', 'isMet: () => true'],
    ['an artist of a track is a primary one', "role === 'Primary' && name.trim()", 'name.trim()'],
    ['an artist of a track has a name', " && name.trim() !== ''", ''],
    ['a P-line of its own', '({ pLine }) => pLine !== null', '({ cLine }) => cLine !== null'],
    ['a sales start that was answered', "({ salesStart }) => salesStart !== ''", '() => true'],
  ]),
  ...guards('shared/releases/placeholder-title.ts', 'unit', 'shared/releases/completeness.test', [
    ['a default title is none', ' && !DEFAULT.test(title.trim())', ''],
    ['a default title is the whole title', 'd*$/', 'd*/'],
  ]),
  ...guards('shared/rules/release-findings.ts', 'unit', 'shared/rules/release-findings.test', [
    ['a blocking finding stops', "severity === 'blocking' || ", ''],
    ['a contestable one stops', " || (found.severity === 'contestable' && !isSettled(found))", ''],
    ['a stated one passes', ' && !isSettled(found)', ''],
    [
      'a blocking one has no reason',
      "severity === 'contestable' ? reasonFor(context.release, { code, place: found.place }) : undefined",
      'reasonFor(context.release, { code, place: found.place })',
    ],
  ]),
  ...guards('shared/rules/readiness.ts', 'unit', 'services/releases/submission/submit-release.test', [
    [
      'a refusal names the findings',
      'missing: [...missingForSubmit(release), ...missing]',
      'missing: missingForSubmit(release)',
    ],
  ]),
  ...guards(
    'services/releases/editing/set-field.ts',
    'service',
    'services/releases/editing/absent-fields.service-test',
    [
      [
        'a field that is absent is written at the revision that was read',
        'return setField(table, owned, { ...change, seenAt: release.rev }, refuse);',
        'throw refuse(release);',
        'takes a first value',
      ],
    ],
  ),
  ...guards('shared/releases/timeline.ts', 'unit', 'shared/releases/timeline.test', [
    ['what is told is not told twice', '({ kind }) => !kinds.has(kind)', '() => true'],
    ['oldest first', 'Date.parse(a.at) - Date.parse(b.at) || ', ''],
    ['an order within a moment', ' || sequence.indexOf(a.kind) - sequence.indexOf(b.kind)', ''],
  ]),
  ...guards(
    'services/distributor-file/render-distributor-file.ts',
    'unit',
    'services/distributor-file/spreadsheet-cells.test',
    [
      ['no formula leaves in the file', 'if ([...values, written].some(readsAsFormula))', 'if (false)'],
      ['a cell is asked as it is written', '[...values, written].some', 'values.some'],
    ],
  ),
  ...guards('shared/releases/strategy-steps.ts', 'service', 'services/releases/submission/checklist.service-test', [
    ['step 1 is locked', '[2, 3, 4, 5, 6, 7]', '[1, 2, 3, 4, 5, 6, 7]'],
  ]),
  ...guards('services/releases/writes/plan-writes.ts', 'service', 'services/payments/pay-and-submit.service-test', [
    [
      'a payment submits only what is still accepted',
      "condition: 'checkout.accepted.id = :accepted'",
      "condition: '(attribute_exists(PK) OR checkout.accepted.id = :accepted)'",
      'is guarded in the write: a payment that read the release before reads again',
    ],
    [
      'what was submitted by hand is not submitted again',
      '!checkout.accepted || isReadOnly(status)',
      '!checkout.accepted',
      'submitted by hand',
    ],
  ]),
  ...guards('services/releases/submission/submit-paid.ts', 'service', 'services/payments/pay-and-submit.service-test', [
    [
      'an account that is not active submits nothing',
      "if (!(await isActive(release))) throw new Problem('account-inactive');",
      '',
      'because the account is no longer active',
    ],
  ]),
  ...guards('services/payments/handlers.ts', 'service', 'services/payments/pay-and-submit.service-test', [
    [
      'what cannot be submitted is not paid for',
      'if (accepted) await checkSubmission(release, accepted);',
      '',
      'refuses before the payment what would be refused after it',
    ],
  ]),
  ...guards(
    'services/releases/storage/state-repository.ts',
    'service',
    'services/releases/editing/races.service-test',
    [
      [
        'a submission asks for the revision that was judged',
        "condition: 'rev = :rev AND",
        "condition: '(rev = :rev OR attribute_exists(PK)) AND",
        'an edit that empties a required field',
      ],
    ],
  ),
  ...guards(
    'services/releases/storage/state-repository.ts',
    'service',
    'services/releases/plans/choose-plan.service-test',
    [
      ['a submission asks for the plan that was judged', '      holdsPlan(release.plan),\n', '', 'the write requires'],
      [
        'a submission asks for as many tracks as were judged',
        'AND size(trackIds) = :count',
        'AND (size(trackIds) = :count OR attribute_exists(PK))',
        'the write requires',
      ],
    ],
  ),
  ...guards('services/releases/storage/state-repository.ts', 'service', 'services/export/export.service-test', [
    [
      'an export happens once',
      '        isSubmitted,\n',
      '        { ...isSubmitted, condition: `(${isSubmitted.condition} OR #status = :exported)` },\n',
    ],
    [
      'an export asks for a submission',
      '        isSubmitted,\n',
      '        { ...isSubmitted, condition: `(${isSubmitted.condition} OR #status <> :exported)` },\n',
    ],
  ]),
  ...guards('shared/releases/completeness.ts', 'service', 'services/releases/submission/submit.service-test', [
    ['every track has its audio', "needs: ['title', 'audio']", "needs: ['title']"],
  ]),
  ...guards(
    'services/releases/storage/state-repository.ts',
    'service',
    'services/releases/submission/submit.service-test',
    [
      [
        'the same submission is made once',
        'if (isSubmittedBy(now, release.submission.id)) return now;',
        '',
        'the same submission',
      ],
    ],
  ),
];
