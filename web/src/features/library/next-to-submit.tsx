import { useState } from 'react';
import { Link } from 'react-router-dom';
import { libraryStateOf } from '../../../../shared/releases/library-state.ts';
import { useLibrary } from '../../data/releases/queries/library.ts';
import { beginSubmitQueue, submitQueue } from '../../data/releases/submit-queue.ts';
import { plural } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** After one of several releases has been submitted, leads to the next one that is ready (product 4.9). */
export default function NextToSubmit({ releaseId }: { releaseId: string }) {
  const { cards } = useLibrary();
  const [queue, setQueue] = useState(submitQueue);
  if (!queue.includes(releaseId)) return null;
  const left = queue.flatMap((id) => cards.filter((card) => card.id === id && libraryStateOf(card) === 'ready'));
  const next = left.find(({ id }) => id !== releaseId);
  if (!next) return null;
  const end = () => {
    beginSubmitQueue([]);
    setQueue([]);
  };
  return (
    <Notice
      title={`${plural(left.length, 'release')} left to submit`}
      action={
        <span className="flex flex-wrap gap-2">
          <Link
            to={pathTo('/dashboard/releases/:releaseId/submit', { releaseId: next.id })}
            className={buttonLook({ tone: 'signal' })}
          >
            Next: {next.title}
          </Link>
          <Button onClick={end}>Not now</Button>
        </span>
      }
    />
  );
}
