import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isProfileComplete } from '../../../../shared/accounts/is-profile-complete.ts';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import { countOf, type LibraryCounts } from '../../../../shared/releases/library-state.ts';
import { addReleasePath, pathTo } from '../../lib/paths.ts';

type Props = { profile: Profile; releases: LibraryCounts; hasStatement: boolean };

type Step = { title: string; text: string; isDone: boolean; to?: string };

const stepsOf = ({ profile, releases, hasStatement }: Props): Step[] => [
  {
    title: 'Complete your profile',
    text: 'Your name, Spotify profile, WhatsApp number and social account, so that we know whose music it is.',
    isDone: isProfileComplete(profile),
    to: pathTo('/dashboard/profile'),
  },
  {
    title: 'Create your first release',
    text: 'Start with a title, a cover or a track. Everything saves automatically.',
    isDone: countOf(releases) > 0,
    to: addReleasePath,
  },
  {
    title: 'Submit it',
    text: 'Once nothing is missing, submit it to us for review.',
    isDone: releases.submitted + releases.delivered + releases.changes + releases.withdrawn > 0,
    to: pathTo('/dashboard/releases'),
  },
  {
    title: 'Your first statement',
    text: 'Stores report about two months after the music was played.',
    isDone: hasStatement,
  },
];

/** The steps from a new account to the first earnings, each ticked automatically once it is done (product 2.16). */
export function GettingStarted(props: Props) {
  const steps = stepsOf(props);
  return (
    <section aria-labelledby="getting-started">
      <h2 id="getting-started" className="flex items-baseline justify-between gap-4 pb-3 text-lead">
        Getting started
        <span className="text-small text-soft tabular-nums">
          {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
        </span>
      </h2>
      <ol className="border-b border-line">
        {steps.map((step) => (
          <li key={step.title} className="flex gap-3 border-t border-line py-3">
            <span className={step.isDone ? 'text-money' : 'text-soft'}>
              {step.isDone ? <CircleCheck className="mt-0.5 size-5" /> : <Circle className="mt-0.5 size-5" />}
            </span>
            <span className="grid min-w-0">
              <span className="font-[560]">
                {step.to && !step.isDone ? (
                  <Link to={step.to} className="decoration-edge underline underline-offset-4">
                    {step.title}
                  </Link>
                ) : (
                  step.title
                )}
                {step.isDone && <span className="sr-only"> (done)</span>}
              </span>
              <span className="text-small text-soft">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
