import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import { aCompleteDraft, anId, NO_TRACK, NOW, newId } from '../../../shared/test/builders.ts';
import { requestChanges } from './request-changes.ts';

const at = '2026-11-02T10:00:00.000Z';
const draft = aCompleteDraft();
const submission = { at, agreementVersion: '1', by: draft.artistId };
const submitted: OfficeRelease = { ...draft, status: 'submitted', submission };
const by = { id: anId<string>('office-1'), name: 'Ida' };
const request = {
  submittedAt: at,
  reasons: [{ code: 'cover-quality' as const }, { code: 'cover-quality' as const, note: 'Also at the edge' }],
  message: 'Almost there.',
  id: newId('message'),
  by,
  now: NOW,
};

test('a submission is sent back with its reasons, as a state, a message and an event (product 21.2)', () => {
  const { release, earlier, message } = requestChanges(submitted, request);
  expect(release).toMatchObject({
    status: 'changes_requested',
    submission,
    changes: { at: NOW.toISOString(), by, reasons: request.reasons, message: 'Almost there.' },
  });
  expect(release.events.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'changes-requested']);
  expect(release.events.at(-1)).toMatchObject({ by: 'office', person: by, codes: ['cover-quality'] });
  expect(message).toMatchObject({ by: 'office', person: by, text: 'Almost there.', reasons: request.reasons });
  expect(earlier).toMatchObject({ at, content: { title: draft.title, trackIds: draft.trackIds } });
  expect(earlier.content).not.toHaveProperty('events');
});

const changes = { at, by, reasons: [], message: '' };
test.each<[string, OfficeRelease, string]>([
  ['a draft', draft, 'release-not-submitted'],
  [
    'one that was sent back before',
    { ...draft, status: 'changes_requested', submission, changes },
    'changes-already-requested',
  ],
  ['one that was exported', { ...draft, status: 'exported', submission, exportedAt: at }, 'release-already-exported'],
  [
    'another submission than was looked at',
    { ...submitted, submission: { ...submission, at: '2026-11-03T10:00:00.000Z' } },
    'submitted-again',
  ],
])('product 21.2: %s is not sent back', (_, release, code) => {
  expect(() => requestChanges(release, request)).toThrow(expect.objectContaining({ code }));
});

test('product 21.2: a reason names a track of the release', () => {
  const reasons = [{ code: 'audio-noise' as const, trackId: NO_TRACK }];
  expect(() => requestChanges(submitted, { ...request, reasons })).toThrow(
    expect.objectContaining({ code: 'track-not-found' }),
  );
});
