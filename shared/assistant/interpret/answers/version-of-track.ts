import type { PlainAct } from '../../act.ts';
import { piecesOf } from '../clauses/pieces.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { wholeVersion } from '../values/whole-version.ts';
import { unquoted } from '../words/normalize-text.ts';

const OPENING = /^(?:(?:and|also|oh|ok|wait|no|sorry|please|hold on|one thing)[\s,:]+)*(?:(?:change|set|make)\s+)?/i;
const OF = /^(?:the\s+)?version (?:of|for|on) (.{1,60}?)\s*(?:\s(?:should be|shall be|is|to|as)\s|[:=])\s*(\S.*)$/i;
const ITS = /^(.{1,60}?)'s version\s*(?:\s(?:should be|shall be|is|to|as)\s|[:=])\s*(\S.*)$/i;

/**
 * Reads a message that is only about the version of one track: 'The version of track 7 should be Lowtide Remix', 'track
 * 2's version: Live'.
 */
export const versionOfTrack: Answer = (text, context) => {
  const pieces = piecesOf(text.replace(OPENING, ''));
  const acts = pieces.map(({ text: piece }) => versionIn(piece.replace(OPENING, ''), context));
  return acts.every((act) => act !== undefined) && acts.length > 0 ? acts : undefined;
};

function versionIn(piece: string, { release }: InterpretContext): PlainAct | undefined {
  const [, which = '', versionText = ''] = OF.exec(piece) ?? ITS.exec(piece) ?? [];
  const named = which === '' ? undefined : readTracks(which, release);
  if (!named || !Array.isArray(named.tracks) || named.tracks.length !== 1 || named.isExcept) return undefined;
  if (/[a-z]/i.test(named.left.replace(/\b(?:the|track|song|number|no|one)\b/gi, ''))) return undefined;
  const typed = versionText.replace(/(?<=\p{L}{2})\.$/u, '');
  const value = unquoted(typed) === typed ? wholeVersion(typed) : unquoted(typed);
  return value ? { kind: 'set-track', tracks: named.tracks, field: 'version', value } : undefined;
}
