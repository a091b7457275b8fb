import { aCompleteDraft, aTrack, inOrder } from '../../../test/builders.ts';
import { readPerTrack, trackActs } from './per-track.ts';

const release = aCompleteDraft(inOrder(['Amber', 'Cobalt', 'Ochre'].map((title) => aTrack({ title }))));
const read = (text: string) =>
  /\b(?:loud|yes)\b/.test(text) ? true : /\b(?:soft|no)\b/.test(text) ? false : undefined;
const actsText = (text: string) => {
  const found = readPerTrack(text, release, read, { bare: true, only: false });
  const acts = found && trackActs('containsCover', found, release);
  return acts
    ?.map((act) =>
      act.kind === 'set-track' ? `${act.tracks === 'all' ? 'all' : act.tracks.join(',')} ${act.value}` : '',
    )
    .join('; ');
};

test.each([
  ['loud', 'all true'],
  ['only track 2', '1,3 false; 2 true'],
  ['just the last', '1,2 false; 3 true'],
  ['1 and 2 yes, 3 no', '1,2 true; 3 false'],
  ['1 loud 2 soft 3 loud', '1 true; 2 false; 3 true'],
  ['1: loud, 2: soft', '1 true; 2 false'],
  ['loud except Cobalt', '1,3 true; 2 false'],
  ['all but the first are soft', '2,3 false; 1 true'],
  ['soft, but not 2', '1,3 false; 2 true'],
  ['Ochre is loud, the others soft', '1,2 false; 3 true'],
  ['Amber is soft. Cobalt too. Ochre is loud', '1 false; 2 false; 3 true'],
  ['Amber, Ochre', '1,3 true'],
  ['track 1 is loud, no wait, track 3', '3 true'],
  ['loud on 1 and 3', '1,3 true'],
  ['yes, 2', '2 true'],
])('reads %j as %j by track (product 31.6)', (text, meant) => expect(actsText(text)).toBe(meant));

test.each(['one of them is loud', 'track 2 has a bell'])('finds %j ambiguous (product 31.6)', (text) =>
  expect(actsText(text)).toBeUndefined(),
);
