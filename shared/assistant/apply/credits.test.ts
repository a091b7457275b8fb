import type { Contributor } from '../../releases/credit.ts';
import type { Release } from '../../releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../test/builders.ts';
import { nameCredits } from './credits.ts';

const producer = { id: newId('credit'), name: 'Ana Lima', role: 'Producer' } as const;
const other = { id: newId('credit'), name: 'Bo Berg', role: 'Producer' } as const;

/** Returns a track's contributors after the list has been replaced. */
function saidAnew(had: readonly Contributor[], ...credits: { name: string; role: Contributor['role'] }[]) {
  const draft = aCompleteDraft(inOrder([aTrack({ contributors: [...had] })])) as Release;
  const before = { release: draft, added: [], touched: [], faults: [], dealt: [], letters: [] };
  const names = { list: 'contributors', credits } as const;
  const { release, faults } = nameCredits(before, { kind: 'credit', how: 'set', tracks: 'all', named: names }, newId);
  return { faults, contributors: Object.values(release.tracks)[0]?.contributors };
}

describe('product 31.5: replacing a list of credits', () => {
  it.each([
    ['in the same order as before', ['Producer', 'Mixing Engineer'] as const],
    ['in reverse order', ['Mixing Engineer', 'Producer'] as const],
  ])('keeps the entry with the same role and adds a new one for a person in two roles, %s', (_, roles) => {
    const { contributors, faults } = saidAnew([producer], ...roles.map((role) => ({ name: 'Ana Lima', role })));
    expect(faults).toEqual([]);
    expect(contributors).toHaveLength(2);
    expect(contributors?.find(({ role }) => role === 'Producer')).toEqual(producer);
    expect(contributors?.find(({ role }) => role === 'Mixing Engineer')?.id).not.toBe(producer.id);
  });

  it('adds a repeated credit once', () => {
    const twice = [1, 2].map(() => ({ name: 'Ana Lima', role: 'Producer' as const }));
    expect(saidAnew([producer], ...twice)).toEqual({ faults: [], contributors: [producer] });
  });

  it('keeps the entry of a person whose role changed, and removes people who are not named', () => {
    const { contributors } = saidAnew([producer, other], { name: 'Ana Lima', role: 'Mixing Engineer' });
    expect(contributors).toEqual([{ ...producer, role: 'Mixing Engineer' }]);
  });

  it.each(['Ana LIMA', 'Aná Lima'])('uses the new spelling of a name that stays: %s', (name) => {
    expect(saidAnew([producer], { name, role: 'Producer' }).contributors).toEqual([{ ...producer, name }]);
  });
});
