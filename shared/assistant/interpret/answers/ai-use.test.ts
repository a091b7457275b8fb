import { readAnswer } from '../../test/read-answer.ts';

const tracks = ['Amber', 'Cobalt', 'Ochre'];

test.each([
  ['never would', 'aiAudio all: none'],
  ['zero AI', 'aiAudio all: none; aiComposition all: none'],
  ['everything is played by real musicians', 'aiAudio all: none'],
  ['alles selbst eingespielt', 'aiAudio all: none'],
  ['nein, nur das Cover', 'aiAudio all: none'],
  ['we tried an AI choir but took it out', 'aiAudio all: none'],
  ['used an AI only for mastering', 'aiAudio all: none'],
  ['o vocal é meu, a base foi feita com IA', 'aiAudio all: partly'],
  ['la batterie a été générée', 'aiAudio all: partly'],
  ['yes but only the intro pad', 'aiAudio all: partly'],
  ['tutto fatto con suno', 'aiAudio all: all'],
  ['generated from start to finish', 'aiAudio all: all'],
  ['Cobalt is all suno, the rest is us', 'aiAudio 1,3: none; aiAudio 2: all'],
  ['yes', 'asks: Partly AI | All AI'],
  ['only the artwork', 'asks: No AI'],
  ['no, but I used AI to clean up the hiss', 'asks: No AI | Partly AI'],
  ['maybe a little', 'asks: Partly AI'],
  ['ChatGPT wrote the lyrics', 'asks: No AI | Partly AI'],
  ['it came with an app', 'asks: No AI | Partly AI'],
  ['a green door', '-'],
])('reads AI in the recording from %j: %j (product 31.6)', (text, meant) =>
  expect(readAnswer('ai_audio', text, tracks)).toBe(meant),
);

test.each([
  ['i wrote it all by hand', 'aiComposition all: none'],
  ['letra mía, música con ia', 'aiComposition all: partly'],
  ['ChatGPT helped with two lines', 'aiComposition all: partly'],
  ['everything by Claude', 'aiComposition all: all'],
  ['asked a chatbot called Claude for rhymes, binned it', 'aiComposition all: none'],
  ['the voice is AI', 'asks: No AI | Partly AI'],
  ['only to translate a verse', 'asks: No AI | Partly AI'],
  ['je ne crois pas', 'asks: No AI'],
])('reads AI in the writing from %j: %j (product 31.6)', (text, meant) =>
  expect(readAnswer('ai_composition', text, tracks)).toBe(meant),
);
