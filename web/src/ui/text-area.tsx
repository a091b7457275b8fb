import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlFrame } from './text-input.tsx';

/** Once this few characters are left, screen readers announce their number. */
const ANNOUNCE_BELOW = 20;

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'> & {
  value: string;
  /**
   * The maximum number of characters. More can be typed, so that pasted text is not lost; the counter shows the excess.
   */
  limit?: number;
};

/** A text area that grows with its content. */
export function TextArea({ value, limit, className, rows = 3, ...rest }: Props) {
  const left = limit === undefined ? undefined : limit - [...value].length;
  return (
    <span className="relative grid">
      <textarea
        {...rest}
        rows={rows}
        value={value}
        className={classes(
          controlFrame,
          'field-sizing-content max-h-[60dvh] min-h-24 resize-y py-2.5 supports-[field-sizing:content]:resize-none',
          left !== undefined && 'pb-8',
          left !== undefined && left < 0 && 'border-danger',
          className,
        )}
      />
      {left !== undefined && (
        <span
          className={classes(
            'pointer-events-none absolute right-3 bottom-1.5 bg-raised pl-2 text-small tabular-nums',
            left < 0 ? 'text-danger' : 'text-soft',
          )}
        >
          <span aria-hidden>{left < 0 ? `${-left} too many` : `${left} left`}</span>
          <span role="status" className="sr-only">
            {left < 0 ? `${-left} characters too many` : left <= ANNOUNCE_BELOW ? `${left} characters left` : ''}
          </span>
        </span>
      )}
    </span>
  );
}
