import { useState } from 'react';
import { classes } from './classes.ts';

const sizes = { small: 'size-6 text-[0.625rem]', normal: 'size-9 text-small', large: 'size-14 text-lead' } as const;

const tones = [
  'bg-chart-1/18',
  'bg-chart-2/18',
  'bg-chart-3/18',
  'bg-chart-4/18',
  'bg-chart-5/18',
  'bg-chart-6/18',
] as const;

/** The tone for a name; the same name always gets the same tone. */
const toneOf = (name: string) =>
  tones[[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % tones.length];

/** The first letters of the first and last word, ignoring punctuation. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join('').toLocaleUpperCase();
}

type Props = { name: string; src?: string | undefined; size?: keyof typeof sizes };

/**
 * A round picture of a person or act, or their initials on a colored background. Decorative, because the name is beside
 * it.
 */
export function Avatar({ name, src, size = 'normal' }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden rounded-full font-[560] text-ink select-none',
        sizes[size],
        toneOf(name),
      )}
    >
      {src && failed !== src ? (
        <img src={src} alt="" className="size-full object-cover" decoding="async" onError={() => setFailed(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
