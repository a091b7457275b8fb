import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import { isOfficeAccess, mayOpen, type OfficeRole } from '../../shared/accounts/office-role.ts';
import { problems } from '../../shared/contract/problems.ts';
import type { Access, Route, RouteKey } from '../../shared/contract/route.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { nothing, type Subject } from './example-calls/subject.ts';
import { allRows, callAbout, exampleOf, subjectOf } from './example-calls.ts';
import {
  idTokenOf,
  newAdmin,
  newArtist,
  newColleague,
  type Person,
  profileWithoutSignIn,
  setOfficeRole,
  setStatus,
  statusChange,
} from './people.ts';
import { comparable, rawCall } from './raw-call.ts';
import { expired, resigned, tampered } from './tokens.ts';

/** A kind of caller. Without a valid token, `who` is undefined. */
type Caller = {
  token: string | undefined;
  who?: { artistId: ArtistId; status: AccountStatus; role?: OfficeRole | undefined };
};

/** Tokens that the gateway's authorizer rejects, so every row treats them alike. */
const wrongTokens = [
  'a garbage token',
  'an expired token',
  'a token without an end',
  'a tampered token',
  'a token of another client',
  'an ID token',
] as const;
/** Office roles. A route that requires no role treats all of them alike, as people who are signed in. */
const ofOffice = ['an admin', 'a reviewer', 'somebody of finance'] as const;
/** An office route treats these callers alike, because their profile and token disagree. */
const formerAdmins = [
  'a demoted admin',
  'an admin who is a reviewer now',
  'an admin with a token of before',
  'a rejected admin',
] as const;
/** Every route treats these callers alike, because their accounts are inactive. */
const artistsWhoWait = ['a new artist', 'a rejected artist'] as const;
const callerNames = [
  'no token',
  ...wrongTokens,
  'an active artist',
  ...artistsWhoWait,
  ...ofOffice,
  ...formerAdmins,
] as const;
type CallerName = (typeof callerNames)[number];

let callers: Record<CallerName, Caller>;
let stranger: ArtistId;
let secondStranger: ArtistId;

const as = ({ token, artistId }: Person, status: AccountStatus, role?: OfficeRole): Caller => ({
  token,
  who: { artistId, status, role },
});
const withToken = async (token: (active: Person) => string): Promise<Caller> => ({
  token: token(await newArtist('active')),
});

/** Creates a new caller that no other test uses. */
const newCaller: Record<CallerName, () => Promise<Caller>> = {
  'no token': async () => ({ token: undefined }),
  'a garbage token': async () => ({ token: 'not.a.token' }),
  'an expired token': () => withToken(({ token }) => expired(token)),
  'a token without an end': () => withToken(({ token }) => resigned(token, { exp: undefined })),
  'a tampered token': async () => {
    const boss = await newAdmin();
    return withToken(({ token }) => tampered(token, { sub: boss.artistId, 'cognito:groups': ['admin'] }));
  },
  'a token of another client': () => withToken(({ token }) => resigned(token, { client_id: 'somebody-else' })),
  'an ID token': async () => {
    const boss = await newAdmin();
    return { token: await idTokenOf(boss.email) };
  },
  'an active artist': async () => as(await newArtist('active'), 'active'),
  'a new artist': async () => as(await newArtist('new'), 'new'),
  'a rejected artist': async () => as(await newArtist('rejected'), 'rejected'),
  'an admin': async () => as(await newAdmin(), 'active', 'admin'),
  'a reviewer': async () => as(await newColleague('reviewer'), 'active', 'reviewer'),
  'somebody of finance': async () => as(await newColleague('finance'), 'active', 'finance'),
  'a demoted admin': async () => {
    const demoted = await newAdmin();
    await setOfficeRole(demoted.artistId, null);
    return as(demoted, 'active');
  },
  // The token still names the group of the previous role.
  'an admin who is a reviewer now': async () => {
    const moved = await newAdmin();
    await setOfficeRole(moved.artistId, 'reviewer');
    return as(moved, 'active');
  },
  'an admin with a token of before': async () => {
    const appointed = await newArtist('active');
    await setOfficeRole(appointed.artistId, 'admin');
    return as(appointed, 'active');
  },
  'a rejected admin': async () => {
    const rejected = await newAdmin();
    await setStatus(rejected, statusChange('active', 'rejected'));
    return as(rejected, 'rejected', 'admin');
  },
};

beforeAll(async () => {
  stranger = await profileWithoutSignIn();
  secondStranger = await profileWithoutSignIn();
  const made: Partial<typeof callers> = {};
  // Created one at a time, because a test file has only one browser sign-in with which to create tokens.
  for (const name of callerNames) made[name] = await newCaller[name]();
  callers = made as typeof callers;
});

/** The error that follows from the caller's access alone; undefined if the call may proceed (product 3.14). */
function refusalFor(
  access: Access,
  { who }: Caller,
): 'sign-in-required' | 'account-inactive' | 'admin-only' | undefined {
  if (access === 'public') return undefined;
  if (!who) return 'sign-in-required';
  if (isOfficeAccess(access) && !mayOpen(access, who.role)) return 'admin-only';
  if (access !== 'signed-in' && who.status !== 'active') return 'account-inactive';
  return undefined;
}

type Objects = { own: Subject; foreign?: Subject; missing?: Subject };

/** Subjects that no call changes, by owner and row: the stranger's subjects, and those of read-only rows. */
const unchanged = new Map<string, Promise<Subject>>();
function unchangedOf(owner: ArtistId, route: RouteKey): Promise<Subject> {
  const key = `${owner} ${route}`;
  const made = unchanged.get(key) ?? subjectOf(owner, route);
  unchanged.set(key, made);
  return made;
}

/**
 * The three kinds of object for a call to a row. For an admin, "foreign" is an existing release under the wrong owner.
 */
async function objectsOf(route: RouteKey, access: Access, caller: Caller): Promise<Objects> {
  const { who } = caller;
  const namesNothing = exampleOf(route).missing === undefined;
  // A caller without permission gets an error for any object, so the stranger's is used.
  if (refusalFor(access, caller) && (isOfficeAccess(access) || !who)) {
    return { own: await unchangedOf(stranger, route), ...(!namesNothing && { missing: nothing() }) };
  }
  const isRead = route.startsWith('GET ');
  const somebody = async () => (isRead ? secondStranger : profileWithoutSignIn());
  const owner = isOfficeAccess(access) ? await somebody() : (who?.artistId ?? stranger);
  const own = await (isRead ? unchangedOf : subjectOf)(owner, route);
  if (namesNothing) return { own };
  const hasRelease = /\{releaseId\}|verify|assistant/.test(route);
  const foreign = { ...(await unchangedOf(stranger, route)), artistId: owner };
  return { own, ...(hasRelease && { foreign }), missing: nothing(hasRelease ? owner : undefined) };
}

/** Groups of callers that a row treats alike. */
function alikeTo(access: Access): (readonly CallerName[])[] {
  if (access === 'public') return [wrongTokens, ['an active artist', ...artistsWhoWait, ...ofOffice, ...formerAdmins]];
  return [wrongTokens, artistsWhoWait, ...(isOfficeAccess(access) ? [formerAdmins] : [[...ofOffice, ...formerAdmins]])];
}

/**
 * In the proof, all callers; in `npm test`, one from each group that a row treats alike, a different one for each row.
 */
function callersOf({ access }: Route, index: number): readonly CallerName[] {
  if (process.env.PROOF) return callerNames;
  return callerNames.filter((name) =>
    alikeTo(access).every((alike) => !alike.includes(name) || name === alike[index % alike.length]),
  );
}

const cases = allRows.flatMap(([route, row], index) => callersOf(row, index).map((caller) => ({ route, caller, row })));

describe('product 3.14', () => {
  it.each(cases)('$route by $caller', async ({ route, caller: name, row: { access, problems: promised } }) => {
    const example = exampleOf(route);
    const caller = example.signsOut ? await newCaller[name]() : callers[name];
    const objects = await objectsOf(route, access, caller);
    const ask = (subject: Subject) => rawCall(route, { ...callAbout(route, subject), token: caller.token });

    const refusal = refusalFor(access, caller);
    if (refusal) {
      const { status } = problems[refusal];
      // A caller without permission must not find out whether an object exists.
      for (const subject of Object.values(objects)) {
        const answer = await ask(subject);
        // Like API Gateway, the local gateway answers 403 to a token for a different purpose, because it lacks the
        // route's scope.
        expect(answer.status).toBe(refusal === 'sign-in-required' && name === 'an ID token' ? 403 : status);
        // The gateway, which rejects wrong tokens, has no problem codes.
        if (refusal !== 'sign-in-required') expect(answer.code).toBe(refusal);
      }
      return;
    }

    const own = await ask(objects.own);
    if (example.answer === 200) expect([own.status, own.code]).toEqual([200, undefined]);
    else expect([own.status, own.code]).toEqual([problems[example.answer].status, example.answer]);

    if (example.missing === undefined) return;
    expect(promised).toContain(example.missing);
    const missing = await ask(objects.missing ?? nothing());
    expect([missing.status, missing.code]).toEqual([404, example.missing]);
    if (objects.foreign) expect(comparable(await ask(objects.foreign))).toEqual(comparable(missing));
  });
});

test('a row that the matrix cannot call fails the test', () => {
  expect(() => exampleOf('DELETE /api/nothing')).toThrow(/No example call/);
  expect(() => callAbout('GET /api/releases/{releaseId}', {} as Subject)).toThrow(/No test object/);
});

test('inside an own release, a foreign track or file answers as a missing one', async () => {
  const { token, who } = callers['an active artist'];
  const artistId = who?.artistId ?? stranger;
  for (const route of [
    'PATCH /api/releases/{releaseId}/tracks/{trackId}',
    'DELETE /api/releases/{releaseId}/tracks/{trackId}',
    'GET /api/releases/{releaseId}/audio/{mediaId}',
    'GET /api/releases/{releaseId}/licences/{mediaId}',
    'POST /api/releases/{releaseId}/uploads',
    'POST /api/releases/{releaseId}/uploads/several',
  ] as const) {
    const own = await subjectOf(artistId, route);
    const { trackId, mediaId } = await subjectOf(stranger, route);
    const none = nothing();
    const foreign = await rawCall(route, { ...callAbout(route, { ...own, trackId, mediaId }), token });
    const missing = await rawCall(route, {
      ...callAbout(route, { ...own, trackId: none.trackId, mediaId: none.mediaId }),
      token,
    });
    expect(missing.status).toBe(404);
    expect(comparable(foreign)).toEqual(comparable(missing));
  }
});

test('product 3.15: a demotion takes effect at once, even with a token that still names the admin group', async () => {
  const boss = await newAdmin();
  const ask = () => rawCall('GET /api/admin/users', { query: {}, token: boss.token });
  expect((await ask()).status).toBe(200);
  await setOfficeRole(boss.artistId, null);
  expect(await ask()).toMatchObject({ status: 403, code: 'admin-only' });
});

test('product 3.12: an account that is no longer active loses the rights of an active one at once, and keeps its drafts editable', async () => {
  const artist = await newArtist('active');
  const office = callers['an admin'];
  const route = 'PATCH /api/releases/{releaseId}';
  const own = await subjectOf(artist.artistId, route);
  await rawCall('PATCH /api/admin/users/{artistId}/status', {
    token: office.token,
    params: { artistId: artist.artistId },
    body: { from: 'active', to: 'pending' },
  });
  expect(await rawCall('POST /api/releases', { token: artist.token, idempotencyKey: 'k' })).toMatchObject({
    status: 403,
    code: 'account-inactive',
  });
  expect((await rawCall(route, { ...callAbout(route, own), token: artist.token })).status).toBe(200);
});
