// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, braces and all.
import { guards, type Mutant } from './mutant.ts';

/** Guards of writes to a draft and its tracks. */
export const draftsMutants: readonly Mutant[] = [
  ...guards('shared/releases/derived-credits.ts', 'unit', 'shared/releases/derived-credits.test', [
    ['four artists are a compilation', '>= MIN_COMPILATION_ARTISTS', '> MIN_COMPILATION_ARTISTS'],
    [
      'only primary artists make a compilation',
      "artists.filter(({ role }) => role === 'Primary').length",
      'artists.length',
    ],
    ['the first role wins', "if (name === '' || seen.has(name)) continue;", "if (name === '') continue;"],
    ['one name in two Unicode forms is one', "nameOf(entry).normalize('NFC')", 'nameOf(entry)'],
    [
      'an unanswered track leaves explicit open',
      "answers.length === 0 || answers.includes('')",
      'answers.length === 0',
    ],
  ]),
  ...guards('shared/releases/track-order.ts', 'unit', 'shared/releases/track-order.test', [
    ['an order has no track more', 'from.length === to.length && ', ''],
    ['an order has no foreign track', ' && from.every((id) => to.includes(id))', ''],
  ]),
  ...guards('shared/releases/shared-track-fields.ts', 'unit', 'shared/releases/tracks-edit.test', [
    ['an ISRC is of one track', "= [\n  'artists',", "= [\n  'isrc',\n  'artists',"],
  ]),
  ...guards('shared/spreadsheet-formula.ts', 'unit', 'shared/spreadsheet-formula.test', [
    ['full width is what it looks like', "cell.normalize('NFKC')", 'cell'],
    ['in quotes a semicolon ends no name', "token !== ';' || isQuoted", "token !== ';'"],
  ]),
  ...guards('shared/text-schemas.ts', 'unit', 'shared/text-schemas.test', [
    ['500 characters', 'line(TEXT_LIMIT)', 'line(TEXT_LIMIT + 1)'],
    ['no control characters', '.refine(isReadable, UNREADABLE)', ''],
    ['no formula is typed', '.refine((text) => !readsAsFormula(text), ', '.refine(() => true, '],
    ['no ";" in a name', ".refine((name) => !name.includes(';'), ", '.refine(() => true, '],
  ]),
  ...guards('shared/releases/first-credit.ts', 'unit', 'shared/releases/first-credit.test', [
    ['the first credit is a name', '{ data: name } = Name.safeParse(artistName)', 'name = artistName.trim()'],
  ]),
  ...guards('shared/releases/field-schemas.ts', 'unit', 'services/distributor-file/spreadsheet-cells.test', [
    [
      'a list that makes such a cell is refused',
      'contributors: withOwnIds(creditList(Contributor)).refine(namesAreCells, NAMES_AS_FORMULA)',
      'contributors: withOwnIds(creditList(Contributor))',
    ],
  ]),
  ...guards('services/releases/editing/write-editable.ts', 'service', 'services/releases/editing/edit.service-test', [
    ['an edit asks for a release that may be changed', 'now, isEditable, write', 'now, write'],
  ]),
  ...guards('services/releases/editing/set-field.ts', 'service', 'services/releases/editing/edit.service-test', [
    [
      'an edit asks for what was seen',
      '`${pathOf(place, n)} = :from${n}`',
      '`(${pathOf(place, n)} = :from${n} OR attribute_exists(PK))`',
    ],
  ]),
  ...guards(
    'services/releases/editing/count-typed-bytes.ts',
    'service',
    'services/releases/editing/release-size.service-test',
    [
      ['a release has a budget', "'typedBytes <= :room'", "'(typedBytes <= :room OR attribute_exists(PK))'"],
      [
        'what is typed is counted',
        'typedBytes = typedBytes + :grows',
        'typedBytes = if_not_exists(typedBytes, :grows)',
      ],
    ],
  ),
  ...guards(
    'services/releases/storage/release-repository.ts',
    'service',
    'services/releases/editing/edit.service-test',
    [['a release is made once', "ConditionExpression: 'attribute_not_exists(PK)',", '']],
  ),
  ...guards(
    'services/releases/storage/release-repository.ts',
    'service',
    'services/releases/drafts/delete.service-test',
    [
      ['a deletion asks for a draft', 'owned, isDraft, holdsPlan(null), unpaid', 'owned, holdsPlan(null), unpaid'],
      ['a deletion asks for no plan', 'isDraft, holdsPlan(null), ', 'isDraft, '],
      ['a deletion asks for no open checkout', 'holdsPlan(null), unpaid)', 'holdsPlan(null))'],
    ],
  ),
  ...guards('services/releases/storage/release-repository.ts', 'service', 'services/releases/submission/checklist', [
    ['a tick asks for a submission', 'now, wasSubmitted, {', 'now, {', 'begins with the submission'],
    [
      'a tick asks for the steps that were seen',
      'OR attribute_not_exists(checklist)',
      'OR attribute_exists(PK)',
      'all six at the same time',
    ],
  ]),
  ...guards('services/releases/editing/write-editable.ts', 'service', 'services/releases/tracks/tracks.service-test', [
    ['a change of tracks asks for a release that may be changed', 'now, isEditable, write', 'now, write'],
  ]),
  ...guards('services/releases/track-handlers.ts', 'service', 'services/test/crash.service-test', [
    ['a track is made with the id of its request', "const id = sameId('track');", "const id = newId('track');"],
    ['a track that is there is not added again', 'if (release.tracks[id]) return release;', '', 'room for one'],
  ]),
  ...guards('services/releases/tracks/track-repository.ts', 'service', 'services/releases/tracks/tracks.service-test', [
    [
      'a removal asks for the release that was read',
      "[`trackIds[${index}] = :id`, 'rev = :rev']",
      "['(:id <> :rev OR attribute_exists(PK))']",
    ],
    ['an order asks for the one that was seen', 'OR trackIds = :to)', 'OR trackIds = :to OR attribute_exists(PK))'],
    [
      'one value for all asks for every track',
      "condition: ['size(trackIds) = :count'],",
      "condition: ['size(trackIds) >= :count'],",
    ],
  ]),
  ...guards('services/releases/tracks/track-repository.ts', 'service', 'services/releases/editing/races.service-test', [
    [
      'an added track asks for the count',
      "'size(trackIds) = :count',\n",
      "'(size(trackIds) = :count OR attribute_exists(PK))',\n",
      'thirty tracks',
    ],
  ]),
  ...guards('shared/releases/track-limit.ts', 'service', 'services/releases/tracks/track-edit.service-test', [
    ['15 tracks', 'TRACK_LIMIT = 15', 'TRACK_LIMIT = 16', 'at most 15 tracks'],
  ]),
  ...guards('services/releases/editing/set-field.ts', 'service', 'services/releases/tracks/tracks.service-test', [
    [
      'one value for all asks for what was seen',
      '`${pathOf(place, n)} = :from${n}`',
      '`(${pathOf(place, n)} = :from${n} OR attribute_exists(PK))`',
    ],
  ]),
  ...guards('services/releases/tracks/track-repository.ts', 'service', 'services/releases/codes/isrc.service-test', [
    [
      'a typed ISRC asks every other track',
      '`tracks.#other${n}.isrc <> :to`',
      '`(tracks.#other${n}.isrc <> :to OR attribute_exists(PK))`',
      'is refused on typing',
    ],
  ]),
  ...guards(
    'services/releases/tracks/track-repository.ts',
    'service',
    'services/releases/editing/absent-fields.service-test',
    [
      [
        'an absent ISRC is none',
        'from === trackFields.isrc.empty ? `tracks.#track.isrc = :from OR (${isAbsent})` : ',
        '',
        'isrc of a track as empty',
      ],
    ],
  ),
  ...guards('services/releases/handlers.ts', 'service', 'services/test/crash.service-test', [
    [
      'a new release has its answer in its write',
      'now());\n      return storeWithEffect(release, (answered) => releases.create(release, [answered])',
      'now());\n      return storeWithEffect(release, () => releases.create(release)',
    ],
    ['a submission that was made is not refused', 'if (isSubmittedBy(release, id)) return release;', ''],
  ]),
  ...guards('services/releases/tracks/track-repository.ts', 'service', 'services/releases/tracks/tracks.service-test', [
    ['a track is added once', "          'attribute_not_exists(tracks.#id)',\n", '', 'the same track'],
  ]),
  ...guards(
    'services/releases/storage/state-repository.ts',
    'service',
    'services/releases/submission/request-changes.service-test',
    [
      [
        'a request for changes asks for the release that was read',
        "condition: 'rev = :rev',\n",
        "condition: '(rev = :rev OR attribute_exists(PK))',\n",
        'was decided on',
      ],
    ],
  ),
  ...guards(
    'services/releases/tracks/track-repository.ts',
    'service',
    'services/releases/submission/request-changes.service-test',
    [['a track is added to a draft only', '          isDraft.condition,\n', '', 'no track can be added or removed']],
  ),
  ...guards('services/releases/track-handlers.ts', 'unit', 'services/releases/track-handlers.test', [
    ['as many tries as tracks', 'attempt, TRACK_LIMIT + 1)', 'attempt)'],
  ]),
  ...guards('shared/releases/field-schemas.ts', 'service', 'services/releases/editing/field-limits.service-test', [
    ['nothing is named twice', 'new Set(chosen).size === chosen.length', 'chosen.length > 0', 'twice'],
    ['WW stands alone', "!codes.includes('WW') || codes.length === 1", 'codes.length > 0', 'territories refuses'],
    ['at least one store', ".min(1, 'Please choose at least one store')", '', 'stores refuses'],
    ['a preview begins in the track', '.min(0).max(9999)', '.max(9999)', 'previewStartSeconds refuses'],
    ['a UPC is checked where it is typed', "upc === '' || isUpc(upc)", 'true', 'upc refuses'],
    ['an ISRC is checked where it is typed', "isrc === '' || isIsrc(isrc)", 'true', 'isrc refuses'],
    ['a track keeps an artist', ".min(1, 'A track needs at least one artist')", '', 'artists refuses'],
  ]),
  ...guards('shared/releases/field-edits.ts', 'service', 'services/releases/editing/edit.service-test', [
    [
      'an edit says nothing more',
      '.strictObject({ field: z.literal(field), from: Shown',
      '.object({ field: z.literal(field), from: Shown',
    ],
  ]),
  ...guards('shared/releases/emptied-list.ts', 'service', 'services/releases/tracks/track-edit.service-test', [
    ['a list keeps its last entry', 'from.length > 0 && to.length === 0', 'false', 'last entry'],
  ]),
  ...guards('shared/releases/field-schemas.ts', 'service', 'services/releases/tracks/track-edit.service-test', [
    ['a credit has an id of its own', 'eachOnce(entries.map(({ id }) => id))', 'entries.length >= 0', 'id of its own'],
  ]),
  ...guards('shared/releases/shown-value.ts', 'unit', 'shared/releases/shown-value.test', [
    ['an edit saw no more than a field holds', 'if (depth === MAX_DEPTH) return false;', ''],
  ]),
  ...guards('shared/releases/shown-value.ts', 'service', 'services/releases/editing/edit.service-test', [
    ['an edit saw no members of strangers', 'MEMBERS.has(name) && ', ''],
  ]),
];
