import { randomUUID } from 'node:crypto';
import { type Api, contracts } from '../../shared/contract/index.ts';
import type { Route, RouteKey } from '../../shared/contract/route.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { aCompleteDraft, aTrack, inOrder, NO_MEDIA, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { accountsExamples } from './example-calls/accounts.ts';
import { assistantExamples } from './example-calls/assistant.ts';
import { booksExamples } from './example-calls/books.ts';
import { dataExportExamples } from './example-calls/data-export.ts';
import { earningsExamples } from './example-calls/earnings.ts';
import type { Example } from './example-calls/example.ts';
import { exportExamples } from './example-calls/export.ts';
import { mediaExamples } from './example-calls/media.ts';
import { noticesExamples } from './example-calls/notices.ts';
import { officeExamples } from './example-calls/office.ts';
import { paymentsExamples } from './example-calls/payments.ts';
import { payoutsExamples } from './example-calls/payouts.ts';
import { releasesExamples } from './example-calls/releases.ts';
import { reviewExamples } from './example-calls/review.ts';
import { siteExamples } from './example-calls/site.ts';
import { splitsExamples } from './example-calls/splits.ts';
import { statementsExamples } from './example-calls/statements.ts';
import { storesExamples } from './example-calls/stores.ts';
import { nothing, type Subject } from './example-calls/subject.ts';
import { takedownsExamples } from './example-calls/takedowns.ts';
import { waitlistExamples } from './example-calls/waitlist.ts';
import { admin, profileWithoutSignIn, table } from './people.ts';
import type { RawCall } from './raw-call.ts';
import { stored } from './releases.ts';

/** One valid call for every row of the contract. If one is missing, the tests generated from the contract fail. */
const exampleCalls: Record<keyof Api, Example> = {
  ...accountsExamples,
  ...releasesExamples,
  ...mediaExamples,
  ...assistantExamples,
  ...paymentsExamples,
  ...payoutsExamples,
  ...booksExamples,
  ...splitsExamples,
  ...earningsExamples,
  ...reviewExamples,
  ...statementsExamples,
  ...exportExamples,
  ...takedownsExamples,
  ...storesExamples,
  ...waitlistExamples,
  ...officeExamples,
  ...dataExportExamples,
  ...siteExamples,
  ...noticesExamples,
};

export const allRows: [RouteKey, Route][] = Object.values(contracts).flatMap(
  (rows) => Object.entries(rows) as [RouteKey, Route][],
);

/** @throws Error for a row without an example */
export function exampleOf(route: RouteKey): Example {
  const example = (exampleCalls as Partial<Record<RouteKey, Example>>)[route];
  if (!example) throw new Error(`No example call for ${route}: add one to services/test/example-calls/`);
  return example;
}

/**
 * Examples for domains whose rows read a release, even if they do not name one. Other rows get no release, because
 * storing one also causes all the work that follows from it.
 */
const ofReleases = {
  ...releasesExamples,
  ...mediaExamples,
  ...assistantExamples,
  ...paymentsExamples,
  ...splitsExamples,
  ...reviewExamples,
  ...exportExamples,
  ...storesExamples,
};

/** Whether the row's subject has a release in the table. */
export const hasStoredRelease = (route: RouteKey): boolean => /releases|as-artist/.test(route) || route in ofReleases;

/** Makes the row's call about a subject. */
export function callAbout(route: RouteKey, subject: Subject): RawCall {
  const example = exampleOf(route);
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof Subject);
  return {
    params: Object.fromEntries(
      names.map((name) => {
        if (!(name in subject)) throw new Error(`No test object for {${name}} of ${route}`);
        return [name, String(subject[name])];
      }),
    ),
    ...(example.query && { query: example.query }),
    ...(example.body && { body: example.body(subject) }),
    idempotencyKey: randomUUID(),
  };
}

/** Creates the objects that the row's example needs, for an artist. */
export async function subjectOf(artistId: ArtistId, route: RouteKey): Promise<Subject> {
  const { state = 'draft', hasCode, needs } = exampleOf(route);
  const none = nothing(artistId);
  const licence = { mediaId: newId('media'), fileName: 'l.pdf', size: 1000, storedAt: new Date().toISOString() };
  const draft = aCompleteDraft({ artistId, upc: hasCode ? none.code : '', ...inOrder([aTrack({ licence })]) });
  const release = hasStoredRelease(route) ? await stored(draft, state === 'draft' ? state : 'submitted') : draft;
  if (hasCode)
    await codeRepository(table).keep({ kind: 'upc', code: none.code, artistId, releaseId: release.id, at: '' });
  const [track] = Object.values(release.tracks);
  const subject: Subject = {
    ...none,
    releaseId: release.id,
    trackId: track?.id ?? NO_TRACK,
    mediaId: track?.audio?.mediaId ?? NO_MEDIA,
    submittedAt: release.status === 'draft' ? '' : release.submission.at,
    ...(await needs?.({ artistId, release })),
  };
  if (state === 'exported') {
    const params = { artistId, releaseId: release.id };
    await (await admin()).api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', { params, body: {} });
  }
  return subject;
}

/** The account that an admin's call is about. */
export const accountFor = async (route: RouteKey): Promise<ArtistId> =>
  (await exampleOf(route).account?.())?.artistId ?? profileWithoutSignIn();
