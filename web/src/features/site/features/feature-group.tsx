import type { ReactNode } from 'react';
import { PlannedBadge } from '../kit/planned-badge.tsx';
import { Rehearsal } from '../kit/section.tsx';
import type { FeatureGroup as Group } from './feature-groups.ts';

type Props = { mark: string; group: Group; children?: ReactNode };

/** A group of features, with its name beside it. */
export const FeatureGroup = ({ mark, group, children }: Props) => (
  <section className="border-t border-line">
    <div className="mx-auto grid max-w-[84rem] grid-cols-1 gap-x-20 gap-y-10 px-4 py-16 sm:px-8 sm:py-24 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid content-start justify-items-start gap-4 self-start lg:sticky lg:top-28">
        <Rehearsal mark={mark} />
        <h2 className="text-display">{group.title}</h2>
        <p className="text-lead text-soft">{group.lead}</p>
      </div>
      <div className="grid content-start gap-10">
        <ul className="border-b border-line">
          {group.features.map(({ title, text, offer }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 self-start text-body">{title}</h3>
              <div className="grid justify-items-start gap-2">
                <p className="text-soft">{text}</p>
                <PlannedBadge offer={offer} />
              </div>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  </section>
);
