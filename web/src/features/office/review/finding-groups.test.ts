import type { Finding } from '../../../../../shared/rules/release-findings.ts';
import { newId } from '../../../../../shared/test/builders.ts';
import { findingGroups, groupPlaces } from './finding-groups.ts';

const [one, two] = [newId('track'), newId('track')];
const ofArtists = (trackId: Finding['place']['trackId'], different: Partial<Finding> = {}): Finding => ({
  code: 'artist-signs',
  severity: 'contestable',
  place: { field: 'artists', trackId },
  text: 'Nobody can search for “!!!”.',
  ...different,
});
const accepted = { isAccepted: true };

test('product 39.7: stated reasons come first, then open findings, then those accepted before; advice is left out', () => {
  const groups = findingGroups([
    ofArtists(one, accepted),
    ofArtists(one, { code: 'credits-apple', severity: 'advice' }),
    ofArtists(one, { code: 'ai-audio-unanswered', severity: 'blocking' }),
    ofArtists(two, { reason: 'Our name' }),
  ]);
  expect(groups.map(([first]) => first.reason ?? first.isAccepted ?? first.code)).toEqual([
    'Our name',
    'ai-audio-unanswered',
    true,
  ]);
});

test('product 39.7: the same finding with the same reason on several tracks is one entry', () => {
  const [both, ...others] = findingGroups([
    ofArtists(one, { reason: 'Our name' }),
    ofArtists(two, { reason: 'Our name' }),
  ]);
  expect(others).toEqual([]);
  expect(both && groupPlaces(both, { trackIds: [one, two] })).toBe('Every track, Artists');
  expect(both && groupPlaces(both, { trackIds: [one, two, newId('track')] })).toBe(
    'Track 1, Artists · Track 2, Artists',
  );
  expect(findingGroups([ofArtists(one, { reason: 'Our name' }), ofArtists(two, { reason: 'A joke' })])).toHaveLength(2);
});

test('product 39.7: a finding on a single’s track names its number', () => {
  expect(groupPlaces([ofArtists(one)], { trackIds: [one] })).toBe('Track 1, Artists');
  expect(groupPlaces([ofArtists(undefined, { place: { field: 'title' } })], { trackIds: [one] })).toBe('Title');
});
