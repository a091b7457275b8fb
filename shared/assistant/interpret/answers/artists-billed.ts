import type { Act } from '../../act.ts';
import type { InterpretContext } from '../context.ts';
import { actsIfCertain } from '../corrections/current-values.ts';
import { artists } from './artists.ts';

/** Words that introduce a billing: 'The artist is …', 'artist: …', 'el artista es …'. */
const LEAD =
  /^(?:(?:the|our|my|main|primary|el|la|le|l'|o|a|il|der|die|das|change the|set the)\s*)*(?:artists?|artist name|act|artista|artistas|artiste|artistes|künstler|künstlerin|interpret)\s*(?:[:=]|is|are|to|should be|should say|must be|es|é|è|est|ist|sind|son|sono)\s+(\S.*)$/iu;
/** A main artist and a guest: 'Sable ft Finch', 'Sable w/ Finch'. */
const BILLED = /^(.+?)\s+[([]?(?:feat|ft|featuring|w\/)\.?\s+(.+?)[)\]]?[.!]?$/iu;

/**
 * Reads an answer that is nothing but a billing. The name before "ft" replaces the main artist, and the name after it
 * is featured.
 */
export function artistsBilled(text: string, context: InterpretContext): Act[] | undefined {
  const value = LEAD.exec(text.trim())?.[1];
  const [, main, guests] = BILLED.exec(value ?? '') ?? [];
  if (!main || !guests) return undefined;
  return actsIfCertain(artists(`${main} feat. ${guests}`, context));
}
