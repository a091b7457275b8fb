import { Fragment } from 'react';
import { classes } from './classes.ts';

const onMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** The symbol on each key, and its name for screen readers. */
const signs: Record<string, { sign: string; word: string }> = {
  mod: onMac ? { sign: '⌘', word: 'Command' } : { sign: 'Ctrl', word: 'Control' },
  alt: onMac ? { sign: '⌥', word: 'Option' } : { sign: 'Alt', word: 'Alt' },
  shift: onMac ? { sign: '⇧', word: 'Shift' } : { sign: 'Shift', word: 'Shift' },
  enter: { sign: '↵', word: 'Enter' },
  up: { sign: '↑', word: 'Arrow up' },
  down: { sign: '↓', word: 'Arrow down' },
  left: { sign: '←', word: 'Arrow left' },
  right: { sign: '→', word: 'Arrow right' },
  esc: { sign: 'Esc', word: 'Escape' },
  '?': { sign: '?', word: 'Question mark' },
  '/': { sign: '/', word: 'Slash' },
};

const signOf = (key: string) => signs[key] ?? { sign: key.length === 1 ? key.toUpperCase() : key, word: key };

type Props = {
  /** The keys: pressed together if joined with '+', one after the other if separated by a space: 'mod+k', 'g r'. */
  keys: string;
  className?: string;
};

/** Shows keys to press, in the color of the surrounding text. 'mod' is Command on a Mac and Ctrl elsewhere. */
export const Shortcut = ({ keys, className }: Props) => (
  <span className={classes('inline-flex items-center gap-1 text-small whitespace-nowrap', className)}>
    {keys.split(' ').map((chord, i) => (
      <Fragment key={chord}>
        {i > 0 && <span>then</span>}
        {chord.split('+').map((key) => (
          <kbd
            key={key}
            className="inline-grid h-5 min-w-5 place-items-center rounded-[0.25rem] border border-current/40 px-1 font-text leading-none"
          >
            <span aria-hidden>{signOf(key).sign}</span>
            <span className="sr-only">{signOf(key).word}</span>
          </kbd>
        ))}
      </Fragment>
    ))}
  </span>
);
