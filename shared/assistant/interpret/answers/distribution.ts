import { territories as territoryRows } from '../../../reference/territories.ts';
import type { Act, PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { secondsIn } from '../durations.ts';
import { type PlacesSaid, storesSaid, territoriesSaid } from '../places-said.ts';
import { plain } from '../said.ts';
import { tracksSaid } from '../tracks-said.ts';

const EVERY =
  /^(?:yes,? )?(?:all(?: of (?:them|it))?(?: the)?(?: stores| countries| territories| \d+(?: stores)?)?|everywhere|every (?:store|country)|worldwide|the whole world|global(?:ly)?|all over the world|anywhere|no restrictions?|all please)$/;

function placeActs(
  { how, sure, maybe, unknown }: PlacesSaid,
  act: (how: PlacesSaid['how'], places: string[]) => PlainAct,
  label: (one: string) => string,
): Act[] | undefined {
  const acts: Act[] = sure.length > 0 ? [act(how, sure)] : [];
  const [first] = maybe;
  if (first) {
    // The sure ones are done; what was nearly named is asked back, and joins them.
    const next = sure.length > 0 && how === 'only' ? 'add' : sure.length > 0 && how === 'all-except' ? 'remove' : how;
    acts.push({
      kind: 'suggest',
      said: first.said.slice(0, 200),
      suggestions: first.names.map((one) => ({ label: label(one), acts: [act(next, [one])] })),
    });
  }
  if (acts.length === 0 || (unknown.length > 0 && sure.length === 0))
    return acts.length > 0 && first ? acts : undefined;
  return unknown.length > 0 ? [...acts, { kind: 'unknown-name', said: unknown.join(', ').slice(0, 200) }] : acts;
}

export const stores: Answer = (text) => {
  if (EVERY.test(plain(text))) return [{ kind: 'stores', how: 'all-except', stores: [] }];
  const act = (how: PlacesSaid['how'], names: string[]): PlainAct => ({ kind: 'stores', how, stores: names });
  return placeActs(storesSaid(withoutYes(text)), act, (name) => name);
};

export const territories: Answer = (text) => {
  if (EVERY.test(plain(text))) return [{ kind: 'territories', how: 'all-except', territories: [] }];
  const act = (how: PlacesSaid['how'], codes: string[]): PlainAct => ({ kind: 'territories', how, territories: codes });
  return placeActs(
    territoriesSaid(withoutYes(text)),
    act,
    (code) => territoryRows.find((row) => row.code === code)?.name ?? code,
  );
};

const withoutYes = (text: string) => text.replace(/^(?:yes|no)\b[,.]\s*(?:but |and )?/i, '');

/** Codes in any spelling: a UPC of 12 or 13 digits, ISRCs with or without hyphens, in the order of the tracks. */
export const codes: Answer = (text, { release }) => {
  const acts: PlainAct[] = [];
  const isrcs = [...text.matchAll(/\b([A-Za-z]{2})[- ]?([A-Za-z0-9]{3})[- ]?(\d{2})[- ]?(\d{5})\b/g)].map(
    ([, ...parts]) => parts.join('').toUpperCase(),
  );
  const named = tracksSaid(text, release);
  for (const [n, isrc] of isrcs.entries()) {
    const tracks =
      named && Array.isArray(named.tracks) && isrcs.length === named.tracks.length
        ? [named.tracks[n] ?? n + 1]
        : [n + 1];
    acts.push({ kind: 'set-track', tracks, field: 'isrc', value: isrc });
  }
  const digits = /(?<![\dA-Za-z])(\d[\d -]{6,16}\d)(?![\dA-Za-z])/.exec(
    text.replace(/\b[A-Za-z]{2}[- ]?[A-Za-z0-9]{3}[- ]?\d{2}[- ]?\d{5}\b/g, ' '),
  )?.[1];
  if (digits) acts.push({ kind: 'set-release', field: 'upc', value: digits.replace(/[ -]/g, '') });
  if (acts.length > 0) return acts;
  const upc = /\b(?:upc|ean|barcode)\b\D*(\d+)/i.exec(text)?.[1];
  if (upc) return [{ kind: 'set-release', field: 'upc', value: upc }];
  return /\b(?:give me|new ones|get (?:me )?(?:some|codes)|from you|assign|generate|need (?:some|codes)|don'?t have)\b/i.test(
    text,
  )
    ? [{ kind: 'skip' }]
    : undefined;
};

export const previewStart: Answer = (text, { release }) => {
  if (
    /\b(?:stores|you|they) (?:can )?(?:choose|decide)\b|\blet (?:them|the stores)\b|\bdefault\b|\bautomatic\b/i.test(
      text,
    )
  )
    return [{ kind: 'skip' }];
  const named = tracksSaid(text, release);
  const value =
    secondsIn(named ? named.left : text) ?? (/\b(?:the )?(?:beginning|start|zero)\b/i.test(text) ? 0 : undefined);
  if (value === undefined) return undefined;
  const tracks = named && Array.isArray(named.tracks) ? named.tracks : 'all';
  return [{ kind: 'set-track', tracks, field: 'previewStartSeconds', value }];
};
