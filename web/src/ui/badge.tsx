import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  money: 'bg-money-wash text-money',
  ready: 'bg-ready-wash text-ready',
  danger: 'bg-danger-wash text-danger',
  plain: 'bg-sunken text-soft',
  line: 'border border-line text-soft',
} as const;

type Props = { tone?: keyof typeof tones; children: ReactNode };

export const Badge = ({ tone = 'plain', children }: Props) => (
  <span
    className={classes(
      'inline-flex h-6 items-center gap-1.5 rounded-inner px-2 text-small font-[560] whitespace-nowrap tabular-nums',
      tones[tone],
    )}
  >
    {children}
  </span>
);
