import { trackClauses } from './shared/assistant/interpret/track-clauses.ts';
import { trackMentions } from './shared/assistant/interpret/tracks-said.ts';
import { wordsOf } from './shared/assistant/interpret/words.ts';
import { answers } from './shared/assistant/interpret/answers.ts';
import { questions } from './shared/assistant/questions.ts';
import { newRelease } from './shared/releases/release.ts';
import { newTrack } from './shared/releases/track.ts';
import { idsFrom } from './shared/ids.ts';
const now = new Date('2026-11-02'); const ids = idsFrom(() => now) as any;
const [step, titles, ...texts] = process.argv.slice(2);
const release: any = newRelease({ id: ids('release'), artistId: 'x' as any, now });
for (const [n, title] of titles.split('|').entries()) { const t = newTrack({ id: ids('track'), number: n + 1, artist: { id: ids('credit'), name: 'A', role: 'Primary', spotifyUri: '' } as any, now }); t.title = title; release.trackIds.push(t.id); release.tracks[t.id] = t; }
for (const text of texts) {
  console.log(text);
  if (process.env.V) { console.log('  ', JSON.stringify(trackMentions(wordsOf(text), release))); console.log('  ', JSON.stringify(trackClauses(text, release))); }
  console.log('   =>', JSON.stringify((answers as any)[step](text, { question: (questions as any)[step], release, today: '2026-11-02' })));
}
