import { submissionRefusalText } from './submission-refusals.ts';

test.each([
  [
    { code: 'USABC2600001' },
    'Another account holds this ISRC: USABC2600001. If the recording is yours, write to us and we’ll move it to you. A new ISRC would lose its streams.',
  ],
  [
    { code: '036000291452' },
    'Another account holds this UPC: 036000291452. If the release is yours, write to us and we’ll move it to you.',
  ],
  [
    { code: 'USABC2600001', usedIn: { releaseId: 'rel_1' } },
    'USABC2600001 already belongs to another of your releases or recordings. Please correct it, or leave it blank to get a new one.',
  ],
])('product 9.3: the message about the code %j says what to do', (details, text) => {
  expect(submissionRefusalText('code-taken', details)).toBe(text);
});
