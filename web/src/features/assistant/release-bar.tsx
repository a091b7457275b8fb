import { ChevronDown } from 'lucide-react';
import { requiredItemKeys } from '../../../../shared/releases/completeness.ts';
import { UNTITLED } from '../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { readinessOf } from '../../../../shared/rules/readiness.ts';
import { progressText } from '../../data/releases/messages/release.ts';
import { EqualizerPicture } from '../../ui/equalizer-picture.tsx';

type Props = { release: Release | undefined; onOpen: () => void };

/** The release's progress, above the chat on a narrow screen, with a button that opens the release. */
export function ReleaseBar({ release, onOpen }: Props) {
  const readiness = release ? readinessOf(release) : { missing: requiredItemKeys, openFindings: 0 };
  const done = requiredItemKeys.map((item) => !readiness.missing.includes(item));
  const count = done.filter(Boolean).length;
  const title = release && release.title !== UNTITLED ? release.title : 'New release';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Show the release: ${progressText(readiness)}`}
      onClick={onOpen}
      className="flex min-h-12 w-full items-center gap-3 px-4 text-left hover:bg-sunken sm:px-8"
    >
      <span className="min-w-0 flex-1 truncate font-[560]">{title}</span>
      <EqualizerPicture done={done} className="h-5" />
      <span className="text-small text-soft tabular-nums">
        {count} of {done.length}
      </span>
      <ChevronDown className="size-4 text-soft" aria-hidden />
    </button>
  );
}
