// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, braces and all.
import type { Project } from './run-tests.ts';

/** One guard, and the source without it. `test` is a part of a test file's path, `only` a part of the names of its tests. */
export type Mutant = {
  name: string;
  file: string;
  from: string;
  to: string;
  project: Project;
  test: string;
  only?: string;
};

type Guard = [name: string, from: string, to: string, only?: string];

/** The guards of one file that one test file proves. */
const of = (file: string, project: Project, test: string, guards: readonly Guard[]): Mutant[] =>
  guards.map(([name, from, to, only]) => ({ file, project, test, name, from, to, ...(only && { only }) }));

/**
 * The guards of a release's life, of the money that pays for it, and of the events that follow. A condition of the table is made true and not removed, because the table refuses a value that no
 * expression names. Not here, because another guard refuses the same by the same words: what a handler reads before a write asks it
 * again, and the state in a submission's write, where the revision holds it.
 */
export const releaseMutants: readonly Mutant[] = [
  ...of('shared/releases/completeness.ts', 'unit', 'shared/releases/completeness.test', [
    ['the placeholder is no title', "title !== '' && title !== UNTITLED", "title !== ''"],
    ['every track has a title', 'isMet: ({ title }) => isTrackTitle(title)', 'isMet: () => true'],
    ['every track has audio', 'isMet: ({ audio }) => audio !== null', 'isMet: () => true'],
    ['an artist of a track is a primary one', "role === 'Primary' && name.trim()", 'name.trim()'],
    ['an artist of a track has a name', " && name.trim() !== ''", ''],
    ['a P-line of its own', '({ pLine }) => pLine !== null', '({ cLine }) => cLine !== null'],
    ['a sales start that was answered', "({ salesStart }) => salesStart !== ''", '() => true'],
  ]),
  ...of('shared/releases/untitled.ts', 'unit', 'shared/releases/completeness.test', [
    ['a default title is none', ' && !PLACEHOLDER.test(title.trim())', ''],
    ['a default title is the whole title', 'untitled)$/i', 'untitled)/i'],
  ]),
  ...of('shared/plans/plan-in-force.ts', 'unit', 'shared/plans/plan-in-force.test', [
    ['an outgrown plan counts as basic', 'held && isEnough(held.name, trackCount) &&', 'held &&'],
    [
      'a plan that has ended counts as basic',
      ' && !(held.expiresAt && Date.parse(held.expiresAt) <= now.getTime())',
      '',
    ],
    ['the share is that of the plan in force', 'held && planInForce(held, trackCount, now) ? held', 'held ? held'],
  ]),
  ...of('shared/releases/derived-credits.ts', 'unit', 'shared/releases/derived-credits.test', [
    ['four artists are a compilation', '>= COMPILATION_FROM', '> COMPILATION_FROM'],
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
  ...of('shared/releases/track-order.ts', 'unit', 'shared/releases/track-order.test', [
    ['an order has no track more', 'from.length === to.length && ', ''],
    ['an order has no foreign track', ' && from.every((id) => to.includes(id))', ''],
  ]),
  ...of('shared/releases/tracks-edit.ts', 'unit', 'shared/releases/tracks-edit.test', [
    ['an ISRC is of one track', "= [\n  'artists',", "= [\n  'isrc',\n  'artists',"],
  ]),
  ...of('shared/releases/upc.ts', 'unit', 'shared/releases/upc.test', [
    ['weights of the check digit', 'n % 2 === 0 ? 3 : 1', 'n % 2 === 0 ? 1 : 3'],
    ['a UPC has its check digit', ' && checkDigitOf(text.slice(0, -1)) === Number(text.slice(-1))', ''],
    ['a UPC has 12 or 13 digits', String.raw`/^\d{12,13}$/`, String.raw`/^\d+$/`],
    ['a UPC and its EAN are one code', "upc.padStart(13, '0')", 'upc'],
  ]),
  ...of('shared/releases/isrc.ts', 'unit', 'shared/releases/isrc.test', [
    ['an ISRC ends after its number', String.raw`\d{7}$/`, String.raw`\d{7}/`],
  ]),
  ...of('shared/formula.ts', 'unit', 'shared/formula.test', [
    ['a formula holds something that acts', "acts(part, { addressesCells: sign !== '@' })", 'true'],
    ['a formula begins like one', 'if (sign === undefined &&', 'if (false &&'],
    ['digits after = are computed', '!NAME_AFTER_EQUALS.test(first)', 'false'],
    ['full width is what it looks like', "cell.normalize('NFKC')", 'cell'],
    ['quotes hide no end of a formula', 'return part.includes("\'") ? formula : part;', 'return part;'],
    ['a call acts', "if (token === '(' && WORD.test(last) && FUNCTION.test(last)) return true;", ''],
    ['a cell’s address acts', '(isRange || CELL.test(token))', 'false'],
  ]),
  ...of('shared/text.ts', 'unit', 'shared/text.test', [
    ['500 characters', 'max(TEXT_LIMIT, {', 'max(TEXT_LIMIT + 1, {'],
    ['no control characters', '.refine(isReadable, UNREADABLE)', ''],
    ['no formula is typed', '.refine((text) => !readsAsFormula(text), ', '.refine(() => true, '],
    ['no ";" in a name', ".refine((name) => !name.includes(';'), ", '.refine(() => true, '],
  ]),
  ...of('shared/readable.ts', 'unit', 'shared/text.test', [
    ['something to read', " && (text === '' || ink.test(text))", ''],
  ]),
  ...of('shared/plans/plan.ts', 'unit', 'shared/plans/plan.test', [
    ['a plan ends with its last track', 'trackCount <= plans[name].tracks.to', 'trackCount < plans[name].tracks.to'],
  ]),
  ...of('shared/releases/timeline.ts', 'unit', 'shared/releases/timeline.test', [
    ['what is told is not told twice', '({ kind }) => !kinds.has(kind)', '() => true'],
    ['oldest first', 'Date.parse(a.at) - Date.parse(b.at) || ', ''],
    ['an order within a moment', ' || sequence.indexOf(a.kind) - sequence.indexOf(b.kind)', ''],
  ]),
  ...of('services/releases/first-credit.ts', 'unit', 'services/releases/first-credit.test', [
    ['the first credit is a name', '{ data: name } = Name.safeParse(artistName)', 'name = artistName.trim()'],
  ]),
  ...of('services/releases/tick-step.ts', 'unit', 'services/releases/tick-step.test', [
    ['no strategy for a draft', "if (release.status === 'draft')", 'if (false)'],
  ]),
  ...of('services/releases/assign-codes.ts', 'unit', 'services/releases/assign-codes.test', [
    ['a code of ours is known as an EAN too', 'asEan(code).startsWith(`0${prefix}`)', 'code.startsWith(prefix)'],
    ['a code that somebody typed is passed over', 'some.filter((code) => !claimed.has(code))', 'some'],
  ]),
  ...of('services/export/render-distributor-file.ts', 'unit', 'services/export/spreadsheet-cells.test', [
    ['no formula leaves in the file', 'if ([...values, written].some(readsAsFormula))', 'if (false)'],
    ['a cell is asked as it is written', '[...values, written].some', 'values.some'],
  ]),
  ...of('shared/releases/fields.ts', 'unit', 'services/export/spreadsheet-cells.test', [
    ['a list that makes such a cell is refused', ').refine(namesAreCells, NAMES_AS_FORMULA),\n  },', '),\n  },'],
  ]),
  ...of('shared/text.ts', 'unit', 'shared/contract/bounds.test', [
    ['a text that is too long is asked nothing more', 'abort: true', 'abort: false'],
  ]),
  ...of('shared/bounded.ts', 'unit', 'shared/contract/bounds.test', [
    ['a record is counted first', 'Object.keys(record ?? {}).length <= most', 'Object.keys(record ?? {}).length >= 0'],
  ]),
  ...of('services/platform/table.ts', 'unit', 'services/platform/table.test', [
    ['a call without a connection may be made again', ' || isUnsent(error)', ''],
  ]),
  ...of('services/platform/unsent-calls.ts', 'unit', 'services/platform/table.test', [
    ['a call that was sent may have written', 'else if (!sent.has(context)) unsent', 'else unsent'],
  ]),
  ...of('services/platform/read-request.ts', 'unit', 'services/platform/serve-request.test', [
    ['a body is measured before it is read', 'if (bytesOf(event) > BODY_LIMIT)', 'if (false)'],
    ['a refusal is short', '.slice(0, MOST_ISSUES)', ''],
    ['a refusal lists no choices', ", { error: ({ code }) => messages[code ?? 'custom'] }", ''],
  ]),
  ...of('services/platform/problem-reply.ts', 'unit', 'services/platform/serve-reply.test', [
    ['every failure is in the log', 'if (isOurs) logged', 'if (error instanceof TypeError) logged'],
  ]),
  ...of('services/platform/serve.ts', 'unit', 'services/platform/serve-reply.test', [
    ['a reply is measured', 'if (bytes > REPLY_LIMIT)', 'if (false)'],
  ]),
  ...of('services/payments/decide-payment.ts', 'unit', 'services/payments/decide-payment.test', [
    ['a plan that is covered is not sold again', 'if (covers(release.plan?.name, taken.plan))', 'if (false)'],
  ]),
  ...of('services/payments/settlement.ts', 'unit', 'services/payments/settlement.test', [
    ['a payment that is not applied is loud', 'if (session.isPaid) {', 'if (false) {'],
    ['what was paid and is not back is paid back', "if (payment.state === 'refunding') await refund(payment);", ''],
    ['what telling again can mend is told again', "|| error.code !== 'payment-wrong') throw error;", ') {}'],
    [
      'what it cannot mend is received',
      "if (!(error instanceof Problem) || error.code !== 'payment-wrong')",
      'if (true)',
    ],
    [
      'a paid session of ours is not passed over',
      'session.releaseId === null ? await payments.findCheckout(session.id) : await checkoutOf(session)',
      'await payments.findCheckout(session.id)',
    ],
  ]),
  ...of('services/payments/provider-keys.ts', 'unit', 'services/payments/provider-keys.test', [
    ['a wrong signature reads no secret', 'renewed: () => notOlder(AGAIN_MS)', 'renewed: () => notOlder(0)'],
    [
      'an empty secret signs nothing',
      'webhookSecretPrevious ? [webhookSecretPrevious] : []',
      "[webhookSecretPrevious ?? '']",
    ],
  ]),
  ...of('services/payments/stripe-client-gateway.ts', 'unit', 'services/payments/stripe-gateway.test', [
    [
      'a provider is asked while there is time',
      "if (left <= 0) throw new Problem('payment-provider-unavailable');",
      '',
    ],
  ]),
  ...of('services/payments/stripe-gateway.ts', 'unit', 'services/payments/stripe-gateway.test', [
    ['a refund that failed is none', "if (refund?.status === 'failed' || refund?.status === 'canceled')", 'if (false)'],
  ]),
  ...of('services/platform/idempotency.ts', 'unit', 'services/platform/idempotency.test', [
    [
      'a refused request frees its key',
      'if (error instanceof Problem) await stored.free()',
      'if (false) await stored.free()',
      'refused',
    ],
    [
      'a request that may have happened keeps its key',
      'if (error instanceof Problem) await stored.free()',
      'await stored.free()',
      'that failed',
    ],
    ['a held key is freed', 'await stored.free(lock)', 'await Promise.resolve()', 'did not happen'],
  ]),
  ...of('services/platform/stored-answer.ts', 'unit', 'services/platform/idempotency.test', [
    ['an answer asks for the lock', "'#lock = :lock'", "'#lock = :lock OR attribute_exists(PK)'", 'asks for the lock'],
    ['ids follow from the whole request', '`${artistId} ${hash} ${fingerprint}`', 'hash', 'the same ids'],
  ]),
  ...of('services/platform/actor.ts', 'unit', 'services/platform/actor.test', [
    ['an active account', "if (access !== 'signed-in' && actor.status !== 'active')", 'if (false)'],
    ['an active admin', "if (access !== 'signed-in' && ", "if (access === 'active-artist' && "],
    ['an access token', " || claims.token_use !== 'access'", ''],
    ['a sign-in that goes on', 'if (!goesOn(found, claims))', 'if (false)'],
    ['a renewed token is of its sign-in', 'Number(claims.auth_time)', 'Number(claims.iat)'],
    ['an admin by the group too', "found.isAdmin && groupsOf(claims).includes('admin')", 'found.isAdmin'],
  ]),
  ...of('services/platform/serve.ts', 'unit', 'services/platform/serve-access.test', [
    ['each request is authorized', 'authorize(row.access, actor);', ''],
  ]),

  ...of('services/releases/write-draft.ts', 'service', 'services/releases/edit.service-test', [
    ['an edit asks for a draft', 'now, isDraft, write', 'now, write'],
  ]),
  ...of('services/releases/set-everywhere.ts', 'service', 'services/releases/edit.service-test', [
    [
      'an edit asks for what was seen',
      '`${pathOf(place, n)} = :from${n}`)',
      '`(${pathOf(place, n)} = :from${n} OR attribute_exists(PK))`)',
    ],
  ]),
  ...of('services/releases/write-draft.ts', 'service', 'services/releases/release-size.service-test', [
    ['a release has a budget', "'typedBytes <= :room'", "'(typedBytes <= :room OR attribute_exists(PK))'"],
    ['what is typed is counted', 'typedBytes = typedBytes + :grows', 'typedBytes = if_not_exists(typedBytes, :grows)'],
  ]),
  ...of('services/releases/release-repository.ts', 'service', 'services/releases/edit.service-test', [
    ['a release is made once', "ConditionExpression: 'attribute_not_exists(PK)',", ''],
  ]),
  ...of('services/releases/release-repository.ts', 'service', 'services/releases/delete.service-test', [
    ['a deletion asks for a draft', 'owned, isDraft, holdsPlan', 'owned, holdsPlan'],
    ['a deletion asks for no plan', 'isDraft, holdsPlan(null), ', 'isDraft, '],
    ['a deletion asks for no open checkout', 'holdsPlan(null), unpaid)', 'holdsPlan(null))'],
  ]),
  ...of('services/platform/keys.ts', 'service', 'services/releases/delete.service-test', [
    ['ownership by the key', "('RELEASE#{artistId}#{releaseId}', {", "('RELEASE#{releaseId}', {", 'somebody else’s'],
  ]),
  ...of('services/releases/release-repository.ts', 'service', 'services/releases/checklist', [
    ['a tick asks for a submission', 'now, wasSubmitted, {', 'now, {', 'begins with the submission'],
    [
      'a tick asks for the steps that were seen',
      'OR attribute_not_exists(checklist)',
      'OR attribute_exists(PK)',
      'all six at the same time',
    ],
  ]),
  ...of('shared/releases/strategy-steps.ts', 'service', 'services/releases/checklist.service-test', [
    ['step 1 is locked', '[2, 3, 4, 5, 6, 7]', '[1, 2, 3, 4, 5, 6, 7]'],
  ]),
  ...of('services/releases/write-draft.ts', 'service', 'services/releases/tracks.service-test', [
    ['a change of tracks asks for a draft', 'now, isDraft, write', 'now, write'],
  ]),
  ...of('services/releases/track-repository.ts', 'service', 'services/releases/tracks.service-test', [
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
  ...of('services/releases/track-repository.ts', 'service', 'services/releases/races.service-test', [
    [
      'an added track asks for the count',
      "'size(trackIds) = :count', 'size(trackIds) < :limit'",
      "'(size(trackIds) = :count OR attribute_exists(PK))', 'size(trackIds) < :limit'",
      'thirty tracks',
    ],
  ]),
  ...of('shared/releases/track.ts', 'service', 'services/releases/track-edit.service-test', [
    ['15 tracks', 'TRACK_LIMIT = 15', 'TRACK_LIMIT = 16', 'at most 15 tracks'],
  ]),
  ...of('services/releases/state-repository.ts', 'service', 'services/releases/races.service-test', [
    [
      'a submission asks for the revision that was judged',
      "condition: 'rev = :rev AND",
      "condition: '(rev = :rev OR attribute_exists(PK)) AND",
      'an edit that empties a required field',
    ],
  ]),
  ...of('services/releases/state-repository.ts', 'service', 'services/releases/choose-plan.service-test', [
    ['a submission asks for the plan that was judged', '      holdsPlan(release.plan),\n', '', 'the write itself'],
    [
      'a submission asks for as many tracks as were judged',
      'AND size(trackIds) = :count',
      'AND (size(trackIds) = :count OR attribute_exists(PK))',
      'the write itself',
    ],
  ]),
  ...of('services/releases/submit-release.ts', 'service', 'services/releases/choose-plan.service-test', [
    ['who chooses the paid plan has paid for the tracks', 'if (due)', 'if (false)'],
  ]),
  ...of('services/releases/state-repository.ts', 'service', 'services/export/export.service-test', [
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
  ...of('services/releases/submit-release.ts', 'service', 'services/releases/submit.service-test', [
    ['only what is complete is submitted', 'if (missing.length > 0)', 'if (false)'],
    ['the agreement that is in force', 'if (agreementVersion !== inForce)', 'if (false)'],
  ]),
  ...of('shared/releases/completeness.ts', 'service', 'services/releases/submit.service-test', [
    ['every track has its audio', "needs: ['title', 'audio']", "needs: ['title']"],
  ]),
  ...of('shared/releases/contract.ts', 'service', 'services/releases/submit.service-test', [
    [
      'an inactive account submits nothing',
      "/submit': {\n    access: 'active-artist'",
      "/submit': {\n    access: 'signed-in'",
      'product 3.12: an account',
    ],
  ]),
  ...of('shared/media/contract.ts', 'service', 'services/releases/submit.service-test', [
    [
      'an inactive account uploads nothing',
      "access: 'active-artist'",
      "access: 'signed-in'",
      'product 3.12: an account',
    ],
  ]),
  ...of('shared/releases/contract.ts', 'service', 'services/test/isolation.service-test', [
    [
      'the office’s view of a release is the office’s',
      "/releases/{releaseId}': {\n    access: 'admin'",
      "/releases/{releaseId}': {\n    access: 'signed-in'",
    ],
  ]),
  ...of('services/releases/set-everywhere.ts', 'service', 'services/releases/tracks.service-test', [
    [
      'one value for all asks for what was seen',
      '`${pathOf(place, n)} = :from${n}`)',
      '`(${pathOf(place, n)} = :from${n} OR attribute_exists(PK))`)',
    ],
  ]),
  ...of('services/releases/submit-with-codes.ts', 'service', 'services/releases/submit-with-codes.service-test', [
    ['no code is assigned before the typed ones are free', 'if (refused)', 'if (false)'],
  ]),
  ...of('services/releases/submit-with-codes.ts', 'service', 'services/releases/codes.service-test', [
    [
      'typed codes are claimed with the submission',
      '(await assign(submitted), claims)',
      '(await assign(submitted), [])',
    ],
  ]),
  ...of('services/releases/code-claim.ts', 'service', 'services/releases/codes.service-test', [
    ['a typed code is right', "if (!(kind === 'upc' ? isUpc(code) : isIsrc(code)))", 'if (false)'],
  ]),
  ...of('services/releases/code-claim.ts', 'service', 'services/releases/isrc.service-test', [
    ['an ISRC stands once within a release', "kind === 'isrc' && tracks.length > 1", 'false', 'stands once'],
    ['a version is another recording', '\\n${folded(version)}', ''],
  ]),
  ...of('services/releases/code-taken.ts', 'service', 'services/releases/isrc.service-test', [
    [
      'where a code is used is told to its owner only',
      'existing?.artistId !== artistId',
      '!existing',
      'knows the track',
    ],
  ]),
  ...of('services/releases/code-repository.ts', 'service', 'services/releases/codes.service-test', [
    ['a range ends', '#next <= :last', '#next <= :last OR attribute_exists(PK)'],
    [
      'a code of somebody else',
      '`attribute_not_exists(PK) OR (${isSame(claim)})`',
      "'attribute_not_exists(PK) OR attribute_exists(PK)'",
    ],
    ['nobody types a code of our ranges', 'ours ? isSame(claim) : ', ''],
    ['a UPC is of one release', "'artistId = :artistId AND releaseId = :releaseId'", "'artistId = :artistId'"],
  ]),
  ...of('services/releases/code-repository.ts', 'service', 'services/releases/isrc.service-test', [
    [
      'an ISRC is of one owner',
      '`artistId = :artistId AND (${isSameFile}',
      '`attribute_exists(artistId) AND (${isSameFile} OR artistId = :artistId',
    ],
    ['an ISRC is of one recording', '(${isSameFile} OR', '(attribute_exists(PK) OR ${isSameFile} OR'],
    [
      'a title alone is no recording',
      'recording = :recording AND ${isAsLong}',
      'recording = :recording OR ${isAsLong}',
    ],
  ]),
  ...of('services/releases/track-repository.ts', 'service', 'services/releases/isrc.service-test', [
    [
      'a typed ISRC asks every other track',
      '`tracks.#other${n}.isrc <> :to`',
      '`(tracks.#other${n}.isrc <> :to OR attribute_exists(PK))`',
      'where it is typed',
    ],
  ]),
  ...of('services/releases/card-repository.ts', 'service', 'services/projector/project-release.service-test', [
    ['a card goes over an older one only', 'OR rev < :rev)', 'OR rev < :rev OR attribute_exists(PK))'],
    [
      'a count is taken from the state that is stored',
      "'#status = :expected' : 'attribute_not_exists(#status)'",
      "'(#status = :expected OR attribute_not_exists(#status) OR attribute_exists(#status))' : '(attribute_exists(#status) OR attribute_not_exists(#status))'",
    ],
    ['a count moves with the state only', 'const moves = counted !== status && {', 'const moves = {'],
  ]),
  ...of('services/platform/stored-answer.ts', 'service', 'services/test/idempotency.service-test', [
    [
      'a key is of one request',
      'if (item.fingerprint !== fingerprint)',
      'if (false)',
      'another body under the same key',
    ],
    [
      'a key runs once',
      "'attribute_not_exists(PK) OR #ttl < :now'",
      "'attribute_not_exists(PK) OR attribute_exists(PK) OR #ttl < :now'",
      'five times',
    ],
    [
      'a lock ends by its own time',
      "'attribute_not_exists(PK) OR #ttl < :now'",
      "'attribute_not_exists(PK) OR (#ttl < :now AND attribute_not_exists(PK))'",
      'at their own time',
    ],
  ]),
  ...of('services/platform/idempotency.ts', 'service', 'services/test/idempotency.service-test', [
    [
      'a held key runs nothing else',
      "if (earlier && earlier.lock !== lock) throw new Problem('still-running');",
      '',
      'at their own time',
    ],
  ]),
  ...of('services/releases/handlers.ts', 'service', 'services/test/crash.service-test', [
    ['a new release has its answer in its write', 'releases.create(release, [answered])', 'releases.create(release)'],
    ['a track is made with the id of its request', "const id = sameId('track');", "const id = newId('track');"],
    ['a track that is there is not added again', 'if (release.tracks[id]) return release;', '', 'room for one'],
    ['a submission that was made is not refused', 'isSubmittedBy(release, id) ? release : ', ''],
  ]),
  ...of('services/payments/handlers.ts', 'service', 'services/test/crash.service-test', [
    ['a checkout has its answer in its write', 'session.expiresAt }, [answered]),', 'session.expiresAt }),'],
  ]),
  ...of('services/payments/handlers.ts', 'unit', 'services/payments/open-checkout.test', [
    [
      'a session that is asked for again stays open',
      "error instanceof Problem && error.code.startsWith('release-')",
      'error instanceof Problem',
    ],
  ]),
  ...of('services/payments/stripe-gateway.ts', 'service', 'services/test/crash.service-test', [
    ['the provider makes a session once', '{ ...options, idempotencyKey }),', 'options),'],
  ]),
  ...of('services/releases/track-repository.ts', 'service', 'services/releases/tracks.service-test', [
    ['a track is added once', "'attribute_not_exists(tracks.#id)', ", '', 'the same track'],
  ]),
  ...of('services/releases/state-repository.ts', 'service', 'services/releases/submit.service-test', [
    [
      'the same submission is made once',
      'if (isSubmittedBy(now, release.submission.id)) return now;',
      '',
      'the same submission',
    ],
  ]),
  ...of('services/releases/writes/file-writes.ts', 'service', 'services/media/uploads', [
    [
      'an upload is expected of a draft',
      'releaseCheck(tableName, owned, isDraft,',
      "releaseCheck(tableName, owned, { condition: 'attribute_exists(PK)' },",
      'is expected only of a draft',
    ],
    [
      'an upload is expected of a track',
      ', ...(trackId === undefined ? [] : [hasTrack(trackId)])',
      '',
      'removed meanwhile',
    ],
    ['a file goes into a draft', 'at, isDraft, ...track', 'at, ...track', 'an address from before the submission'],
    ['a file never replaces a newer one', '.mediaId < :id', '.mediaId <> :id', 'an older upload'],
  ]),
  ...of('services/releases/handlers.ts', 'service', 'services/releases/track-races.service-test', [
    ['as many tries as tracks', 'attempt, TRACK_LIMIT + 1)', 'attempt)', 'filled in one go'],
  ]),
  ...of('services/media/handlers.ts', 'service', 'services/media/licence.service-test', [
    [
      'a licence is addressed as one',
      'if (!orderedTracks(release).some(({ licence }) => licence?.mediaId === address.mediaId))',
      'if (!release)',
    ],
  ]),
  ...of('services/media/handlers.ts', 'service', 'services/test/authorization.service-test', [
    [
      'a master is addressed as the release’s',
      '.find((track) => track.audio?.mediaId === params.mediaId)',
      '.find((track) => track.audio)',
      'inside an own release',
    ],
  ]),
  ...of('services/releases/writes/plan-writes.ts', 'service', 'services/payments/refund.service-test', [
    [
      'a payment asks for the plan that was read',
      'parts: [holdsPlan(plan), open]',
      'parts: [open]',
      'since it was read without one',
    ],
    [
      'a refund asks for the plan that covers it',
      'parts: [holdsPlan(plan), open]',
      'parts: [open]',
      'is not the release’s any more',
    ],
    [
      'a refund asks for a release that is gone',
      "condition: 'attribute_not_exists(PK)'",
      "condition: 'attribute_not_exists(PK) OR attribute_exists(PK)'",
      'when the release is not gone',
    ],
  ]),
  ...of('services/releases/writes/plan-writes.ts', 'service', 'services/payments/open-checkout.service-test', [
    [
      'a payment asks for the checkout that was open',
      "'checkout.sessionId = :session'",
      "'(checkout.sessionId = :session OR attribute_exists(PK))'",
      'when its checkout ended',
    ],
    [
      'a payment asks for no checkout where there was none',
      'OR checkout.sessionId <> :session)',
      'OR checkout.sessionId <> :session OR attribute_exists(PK))',
      'when its checkout was opened',
    ],
  ]),
  ...of('services/releases/writes/checkout-writes.ts', 'service', 'services/payments/open-checkout.service-test', [
    [
      'a checkout asks for the revision that was priced',
      "'rev = :rev AND",
      "'(rev = :rev OR attribute_exists(PK)) AND",
      'since it was priced',
    ],
    [
      'a release has one open checkout',
      'AND attribute_not_exists(checkout.sessionId)',
      'AND attribute_exists(PK)',
      'when it has another open one',
    ],
    [
      'the end of one checkout ends no other',
      "'checkout.sessionId = :session'",
      "'(checkout.sessionId = :session OR attribute_exists(PK))'",
      'in any order, and only of that one',
    ],
  ]),
  ...of('shared/payments/contract.ts', 'service', 'services/payments/checkout.service-test', [
    ['a session is named as one', String.raw`.regex(/^cs_\w{1,250}$/)`, '', 'as a session'],
  ]),
  ...of('services/payments/order-plan.ts', 'service', 'services/payments/checkout.service-test', [
    [
      'the plan for the number of tracks',
      'if (plan !== planFor(release.trackIds.length))',
      'if (false)',
      'with 7 tracks',
    ],
  ]),
  ...of('shared/releases/fields.ts', 'service', 'services/releases/field-limits.service-test', [
    ['nothing is named twice', 'new Set(chosen).size === chosen.length', 'chosen.length > 0', 'twice'],
    ['WW stands alone', "!codes.includes('WW') || codes.length === 1", 'codes.length > 0', 'territories refuses'],
    ['at least one store', ".min(1, 'Please choose at least one store')", '', 'stores refuses'],
    ['a preview begins in the track', '.min(0).max(9999)', '.max(9999)', 'previewStartSeconds refuses'],
    ['a UPC is checked where it is typed', "upc === '' || isUpc(upc)", 'true', 'upc refuses'],
    ['an ISRC is checked where it is typed', "isrc === '' || isIsrc(isrc)", 'true', 'isrc refuses'],
    ['a track keeps an artist', ".min(1, 'A track needs at least one artist')", '', 'artists refuses'],
  ]),
  ...of('shared/releases/field-edits.ts', 'service', 'services/releases/edit.service-test', [
    [
      'an edit says nothing more',
      '.strictObject({ field: z.literal(field), from: Shown',
      '.object({ field: z.literal(field), from: Shown',
    ],
  ]),
  ...of('shared/releases/field-edits.ts', 'service', 'services/releases/track-edit.service-test', [
    ['a list keeps its last entry', 'from.length > 0 && to.length === 0', 'false', 'last entry'],
  ]),
  ...of('shared/releases/fields.ts', 'service', 'services/releases/track-edit.service-test', [
    ['a credit has an id of its own', 'eachOnce(entries.map(({ id }) => id))', 'entries.length >= 0', 'id of its own'],
  ]),
  ...of('shared/releases/shown.ts', 'service', 'services/releases/edit.service-test', [
    ['an edit saw no more than a field holds', 'if (depth === DEEPEST) return false;', ''],
    ['an edit saw no members of strangers', 'MEMBERS.has(name) && ', ''],
  ]),
  ...of('services/media/media-repository.ts', 'service', 'services/media/two-checkers', [
    [
      'an upload is bound to the bytes that were judged',
      '(attribute_not_exists(sha256) OR sha256 = :sha256)',
      '(attribute_not_exists(sha256) OR attribute_exists(sha256) OR sha256 = :sha256)',
    ],
  ]),
  ...of('services/media/media-repository.ts', 'service', 'services/media/upload-quota', [
    [
      'a file is added to an active account only',
      "ConditionExpression: '#status = :active'",
      "ConditionExpression: '#status <> :active OR #status = :active'",
    ],
  ]),
  ...of('services/media/upload-quota.ts', 'service', 'services/media/upload-quota', [
    ['a number of uploads on their way', 'size(ids) < :most', '(size(ids) < :most OR attribute_exists(ids))'],
    [
      'a number of uploads a day',
      'uploads < :mostUploads AND',
      '(uploads < :mostUploads OR attribute_exists(uploads)) AND',
    ],
    ['a number of bytes a day', 'bytes <= :bytesBefore', '(bytes <= :bytesBefore OR attribute_exists(uploads))'],
  ]),
  ...of('services/releases/release-count.ts', 'service', 'services/media/upload-quota', [
    ['a number of releases', 'releases < :most', '(releases < :most OR attribute_exists(releases))'],
  ]),
  ...of('services/platform/outbox.ts', 'service', 'services/platform/outbox', [
    [
      'an event is said once',
      "ConditionExpression: 'attribute_not_exists(PK)'",
      "ConditionExpression: 'attribute_not_exists(nothing)'",
    ],
  ]),
  ...of('services/platform/consume-queue.ts', 'unit', 'services/platform/listen.test', [
    ['what failed comes again', "ends[n]?.status !== 'fulfilled'", "ends[n]?.status === 'nothing'"],
    [
      'what failed comes again soon',
      'await Promise.all(failed.map((message) => scheduleRetry(message, ends[Records.indexOf(message)])));',
      '',
    ],
    ['what is not due yet comes when it says', 'end.reason instanceof Later', 'false'],
  ]),
  ...of('services/platform/listen.ts', 'unit', 'services/platform/listen.test', [
    ['an end that is not told is a failure', '?? NO_OUTCOME', "?? { status: 'fulfilled', value: undefined }"],
  ]),
  ...of('shared/events/published-event.ts', 'unit', 'shared/events/published-event.test', [
    ['a listener hears its own events only', 'name: z.enum(names)', 'name: z.enum(Object.keys(events))'],
    ['a body is what its row promises', 'events[name as N].body.parse(envelope.body)', 'envelope.body'],
  ]),
  ...of('services/relay/facts/release.ts', 'unit', 'services/relay/facts-of.test', [
    ['a removed track leaves uploads', '!Object.hasOwn(kept, trackId)', 'false'],
    ['a deleted release leaves uploads', 'if (!after) return true;', 'if (!after) return false;'],
  ]),
  ...of('services/relay/facts/outbox.ts', 'unit', 'services/relay/facts-of.test', [
    [
      'the end of an outbox item is no fact',
      'after && !before ? [readEvent(names, after)]',
      'after || before ? [readEvent(names, after ?? before)]',
    ],
  ]),
  ...of('services/relay/as-stored-now.ts', 'unit', 'services/relay/facts-of.test', [
    ['what was said is replayed as it was said', 'keys.outbox.read(lost.key) ? lost : ', ''],
  ]),
  ...of('services/relay/queue-gateway.ts', 'unit', 'services/relay/on-table-change.test', [
    ['what a queue refused is not told', 'refused.set(id, error);', '{ id; error; }'],
    [
      'a refusal of a moment is tried again',
      'if (again.length === 0 || tried === TRIES) return refused;',
      'return refused;',
    ],
    ['a call takes ten messages', 'last.length < MOST_MESSAGES && ', ''],
  ]),
  ...of('services/relay/deliver-events.ts', 'unit', 'services/relay/on-table-change.test', [
    ['a fact is told when all its listeners have it', "if (end?.status === 'rejected') ends[n] = end;", ''],
  ]),
  ...of('services/live/gather-messages.ts', 'unit', 'services/live/gather-messages.test', [
    ['a late message never hides a newer one', 'message.rev > than.rev', 'true'],
    ['a release is removed after its last change', "message.kind === 'release-removed' : ", 'false : '],
  ]),
];
