import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  plain: { look: 'bg-sunken', mark: 'text-soft', icon: <Info /> },
  ready: { look: 'bg-ready-wash', mark: 'text-ready', icon: <TriangleAlert /> },
  danger: { look: 'bg-danger-wash', mark: 'text-danger', icon: <CircleAlert /> },
  money: { look: 'bg-money-wash', mark: 'text-money', icon: <CircleCheck /> },
} as const;

type Props = {
  tone?: keyof typeof tones;
  title: ReactNode;
  children?: ReactNode;
  /** The main action that the message suggests. */
  action?: ReactNode;
};

/**
 * A message shown beside the thing that it is about, for as long as it is true. Use a toast for a passing message. A
 * danger notice is announced at once.
 */
export const Notice = ({ tone = 'plain', title, children, action }: Props) => (
  <div
    role={tone === 'danger' ? 'alert' : undefined}
    className={classes(
      'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card px-4 py-3 [overflow-wrap:anywhere]',
      tones[tone].look,
    )}
  >
    <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
      <span className={classes('flex h-6 items-center', tones[tone].mark)}>{tones[tone].icon}</span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-[560]">{title}</p>
        {children && <div className="max-w-prose text-small">{children}</div>}
      </div>
    </div>
    {action}
  </div>
);
