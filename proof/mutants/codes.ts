// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, braces and all.
import { guards, type Mutant } from './mutant.ts';

/** Guards of UPCs and ISRCs: which artists can get one, and which codes are already assigned. */
export const codesMutants: readonly Mutant[] = [
  ...guards('shared/releases/upc.ts', 'unit', 'shared/releases/upc.test', [
    ['weights of the check digit', 'n % 2 === 0 ? 3 : 1', 'n % 2 === 0 ? 1 : 3'],
    ['a UPC has its check digit', ' && checkDigitOf(text.slice(0, -1)) === Number(text.slice(-1))', ''],
    ['a UPC has 12 or 13 digits', String.raw`/^\d{12,13}$/`, String.raw`/^\d+$/`],
    ['a UPC and its EAN are one code', "upc.padStart(13, '0')", 'upc'],
  ]),
  ...guards('shared/releases/isrc.ts', 'unit', 'shared/releases/isrc.test', [
    ['an ISRC ends after its number', String.raw`\d{7}$/`, String.raw`\d{7}/`],
  ]),
  ...guards('services/releases/codes/assign-codes.ts', 'unit', 'services/releases/codes/assign-codes.test', [
    ['a code of ours is known as an EAN too', 'asEan(code).startsWith(`0${prefix}`)', 'code.startsWith(prefix)'],
  ]),
  ...guards(
    'services/releases/submission/submit-with-codes.ts',
    'service',
    'services/releases/submission/submission.service-test',
    [['no code is assigned before the typed ones are free', 'if (refused)', 'if (false)']],
  ),
  ...guards(
    'services/releases/submission/submit-with-codes.ts',
    'service',
    'services/releases/codes/codes.service-test',
    [
      [
        'typed codes are claimed with the submission',
        '(await assign(submitted), claims)',
        '(await assign(submitted), [])',
      ],
    ],
  ),
  ...guards('services/releases/codes/code-claim.ts', 'service', 'services/releases/codes/isrc.service-test', [
    ['a version is another recording', '\\n${folded(version)}', ''],
  ]),
  ...guards('services/releases/codes/code-taken-problem.ts', 'service', 'services/releases/codes/isrc.service-test', [
    [
      'where a code is used is told to its owner only',
      'existing?.artistId !== artistId',
      '!existing',
      'its claim names the track',
    ],
  ]),
  ...guards('services/releases/codes/code-repository.ts', 'service', 'services/releases/codes/codes.service-test', [
    ['a range ends', '#next <= :last', '#next <= :last OR attribute_exists(PK)'],
    [
      'a code of somebody else',
      'ours ? isSameClaim(claim) : `${hasNoOwner} OR (${isSameClaim(claim)})`',
      "ours ? isSameClaim(claim) : 'attribute_not_exists(PK) OR attribute_exists(PK)'",
    ],
    ['nobody types a code of our ranges', 'ours ? isSameClaim(claim) : ', ''],
  ]),
  ...guards('services/releases/codes/same-claim.ts', 'service', 'services/releases/codes/codes.service-test', [
    ['a UPC is of one release', "'artistId = :artistId AND releaseId = :releaseId'", "'artistId = :artistId'"],
  ]),
  ...guards('services/releases/codes/same-claim.ts', 'service', 'services/releases/codes/isrc.service-test', [
    [
      'an ISRC is of one owner',
      '`artistId = :artistId AND (releaseId = :releaseId OR ${isSameFile}',
      '`attribute_exists(artistId) AND (releaseId = :releaseId OR ${isSameFile} OR artistId = :artistId',
    ],
    ['an ISRC is of one recording', 'OR ${isSameFile} OR', 'OR attribute_exists(PK) OR ${isSameFile} OR'],
    [
      'a title alone is no recording',
      'recording = :recording AND ${isAsLong}',
      'recording = :recording OR ${isAsLong}',
    ],
  ]),
  ...guards('services/releases/writes/code-writes.ts', 'service', 'services/export/assigned-codes.service-test', [
    [
      'an entered code replaces what was seen',
      'condition: `${path} = :from${n}`',
      'condition: `(${path} = :from${n} OR attribute_exists(PK))`',
      'has changed since is not written',
    ],
  ]),
  ...guards('services/releases/codes/code-repository.ts', 'service', 'services/export/assigned-codes.service-test', [
    [
      'a code is taken from who has it',
      "'releaseId = :releaseId AND artistId = :artistId'",
      "'attribute_exists(PK) AND (artistId = :artistId OR NOT releaseId = :releaseId)'",
      'free submission',
    ],
  ]),
  ...guards(
    'services/releases/codes/code-repository.ts',
    'service',
    'services/projector/claim-submitted-codes.service-test',
    [
      [
        'a late record gives no code back that the office took away',
        '(${hasNoOwner} AND ${notTaken}) OR',
        '${hasNoOwner} OR',
        'took away',
      ],
      [
        'a late record does not describe an earlier recording',
        ' AND (attribute_not_exists(#at) OR #at <= :at)',
        '',
        'a resubmission with another master',
      ],
      [
        'a claim tells the recording of now',
        'if (describesDifferentRecording(item, claim)) ',
        'if (false) ',
        'a resubmission with another master',
      ],
    ],
  ),
  ...guards('services/export/enter-codes.ts', 'unit', 'services/export/enter-codes.test', [
    [
      'codes are entered after the export',
      "if (release.status !== 'exported') throw new Problem('release-not-exported');",
      '',
    ],
    [
      'a code that is there is not overwritten unseen',
      "if (current !== from) throw new Problem('field-changed', { field: kind, current });",
      '',
    ],
    [
      'an entered ISRC stands once in a release',
      'if (trackId && tracks.length > 1)',
      'if (trackId && tracks.length > 9)',
    ],
    ['an entered code is of its kind', "if (kind !== (track ? 'isrc' : 'upc'))", 'if (false)'],
  ]),
  ...guards('services/export/assigned-code-repository.ts', 'service', 'services/export/assigned-codes.service-test', [
    [
      'entered codes are claimed',
      '...claims.map((claim) => codes.claim({ claim, ours: isPlatformCode(prefixes, claim) })),',
      '',
      'somebody else',
    ],
  ]),
];
