import { aCredit } from '../../shared/test/builders.ts';
import { trackTitle } from './track-title.ts';

const track = (title: string, ...guests: [string, 'Featuring' | 'with'][]) => ({
  title,
  version: 'Live',
  artists: [aCredit('Mara'), ...guests.map(([name, role]) => aCredit(name, role))],
});
const both = { featuring: true, version: true };

describe('product 14.7: additions to the title in a layout', () => {
  it('featured artists, then “with” artists, then the version', () => {
    const one = track('Ferry', ['Ana', 'Featuring'], ['Lund', 'with'], ['Io', 'Featuring'], ['Jo', 'Featuring']);
    expect(trackTitle(one, both)).toBe('Ferry (feat. Ana, Io & Jo) (with Lund) [Live]');
    expect(trackTitle(one, { featuring: true, version: false })).toBe('Ferry (feat. Ana, Io & Jo) (with Lund)');
  });

  it('nothing is added where the layout has columns for it', () => {
    expect(trackTitle(track('Ferry', ['Ana', 'Featuring']), { featuring: false, version: false })).toBe('Ferry');
  });

  it.each(['Ferry (feat. Ana)', 'Ferry [ft Ana]', 'Ferry (Featuring Ana)', 'Ferry (with Ana)'])(
    'names that the artist wrote there are not repeated: %s',
    (title) => {
      expect(trackTitle(track(title, ['Ana', 'Featuring']), { featuring: true, version: false })).toBe(title);
    },
  );

  it('no artist without a name, and no brackets without a guest', () => {
    expect(trackTitle({ ...track('Ferry', ['', 'Featuring']), version: '' }, both)).toBe('Ferry');
  });
});
