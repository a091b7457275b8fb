import { valueSegments } from './shared/assistant/interpret/value-segments.ts';
import { wordsOf } from './shared/assistant/interpret/words.ts';
import { phraseFinder } from './shared/assistant/interpret/phrases.ts';
import { sungLanguagePhrases } from './shared/assistant/interpret/language-names.ts';
const f = phraseFinder(sungLanguagePhrases());
for (const t of process.argv.slice(2)) for (const s of valueSegments(wordsOf(t), f)) console.log(s.words.map(w=>w.key).join(' '), '|', s.items.map(i=>i.value+(i.isNegated?'!':'')).join(','), '|', s.strange.map(w=>w.key).join(' '), s.isOffered, s.isContrast);
