import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';
import { paths } from '../lib/paths.ts';
import { Mark } from '../ui/mark.tsx';

export const Wordmark = ({ iconOnly, onNavigate }: { iconOnly?: boolean; onNavigate?: () => void }) => (
  <Link
    to={paths.home}
    onClick={onNavigate}
    className="flex min-h-10 items-center gap-2 rounded-card font-display text-lead font-[680] tracking-tight"
  >
    <Mark className="size-6 shrink-0" />
    <span className={iconOnly ? 'sr-only' : ''}>{brand.name}</span>
  </Link>
);
