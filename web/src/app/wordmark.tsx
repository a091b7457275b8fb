import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';
import { pathTo } from '../lib/paths.ts';
import { SegnoMark } from '../ui/segno-mark.tsx';

export const Wordmark = ({ iconOnly, onNavigate }: { iconOnly?: boolean; onNavigate?: () => void }) => (
  <Link
    to={pathTo('/')}
    reloadDocument
    onClick={onNavigate}
    className="flex min-h-10 items-center gap-2 rounded-card font-display text-lead font-[680] tracking-tight"
  >
    <SegnoMark className="size-6 shrink-0" />
    <span className={iconOnly ? 'sr-only' : ''}>{brand.name}</span>
  </Link>
);
