import { territories } from '../../../reference/territories.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../releases/sales-start.ts';
import type { PlainAct } from '../../act.ts';
import { dayText, releaseValueText, trackValueText } from '../../value-text.ts';

const AI_WORDS = { none: 'No', partly: 'Partly', all: 'All of it' } as const;
type SetRelease = Extract<PlainAct, { kind: 'set-release' }>;
type SetTrack = Extract<PlainAct, { kind: 'set-track' }>;

function releaseLabel(act: SetRelease): string {
  switch (act.field) {
    case 'pLine':
    case 'cLine':
      return releaseValueText(act.field, act.value);
    case 'salesStart':
      return ['asap', AS_SOON_AS_POSSIBLE].includes(act.value) ? 'As soon as possible' : dayText(act.value);
    case 'preOrder':
    case 'originalRelease':
      return dayText(act.value);
    case 'title':
    case 'version':
    case 'recordLabel':
      return inQuotes(act.value);
    default:
      return releaseValueText(act.field, act.value);
  }
}

/** Puts a text in quotes. A button sends its label as a message, and text in quotes is read literally. */
const inQuotes = (text: string): string => `“${text}”`;

function trackLabel(act: SetTrack): string {
  switch (act.field) {
    case 'aiAudio':
    case 'aiComposition':
      return act.value === '' ? '' : AI_WORDS[act.value];
    case 'containsCover':
      return act.value ? 'Yes, it is a cover' : 'No';
    case 'explicit':
    case 'audioLanguage':
      return trackValueText(act.field, act.value);
    case 'previewStartSeconds':
      return trackValueText(act.field, act.value);
    case 'title':
    case 'version':
      return inQuotes(act.value);
    default:
      return act.value;
  }
}

/**
 * Formats the value of an act as an artist would type it, to label the button that sends it; '' if the act has no
 * value.
 */
export function actLabel(act: PlainAct): string {
  switch (act.kind) {
    case 'set-release':
      return releaseLabel(act);
    case 'set-track':
      return act.tracks === 'all' ? trackLabel(act) : `Track ${act.tracks.join(' and ')}: ${trackLabel(act)}`;
    case 'track-count':
      return act.count === 1 ? '1 track' : `${act.count} tracks`;
    case 'track-titles':
      return act.titles.map(inQuotes).join(', ');
    case 'credit':
      return act.named.list === 'artists' || act.named.list === 'contributors'
        ? act.named.credits.map(({ name, role }) => (role === 'Primary' ? name : `${name} (${role})`)).join(', ')
        : act.named.credits.map(({ name }) => name).join(', ');
    case 'rename-credit':
      return inQuotes(act.name);
    case 'remove-credit':
      return `Without ${inQuotes(act.name)}`;
    case 'stores':
      return placesLabel(act.how, act.stores, 'All stores');
    case 'territories':
      return placesLabel(
        act.how,
        act.territories.map((code) => territories.find((row) => row.code === code)?.name ?? 'Worldwide'),
        'Worldwide',
      );
    case 'licence':
      return act.answer === 'have' ? 'I have the licence' : 'I still need a licence';
    case 'yes':
      return 'Yes';
    case 'no':
    case 'skip':
      return 'No';
    default:
      return '';
  }
}

function placesLabel(how: 'only' | 'all-except' | 'add' | 'remove', names: readonly string[], all: string): string {
  if (how === 'all-except') return names.length === 0 ? all : `${all} except ${names.join(', ')}`;
  return how === 'only' ? `Only ${names.join(', ')}` : `${how === 'add' ? 'Add' : 'Without'} ${names.join(', ')}`;
}
