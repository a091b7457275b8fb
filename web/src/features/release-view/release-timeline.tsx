import { planLabel } from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { type OfficeEvent, timelineOf } from '../../../../shared/releases/timeline.ts';
import { dateAndTime } from '../../lib/format.ts';
import { PageSection } from '../../ui/page-section.tsx';

const textOf = (event: OfficeEvent): string => {
  switch (event.kind) {
    case 'created':
      return 'Created';
    case 'submitted':
      return event.plan === 'basic' ? 'Submitted with the Basic plan' : 'Submitted';
    case 'resubmitted':
      return event.plan === 'basic' ? 'Submitted again with the Basic plan' : 'Submitted again';
    case 'changes-requested':
      return event.person ? `Changes requested by ${event.person.name}` : 'Changes requested';
    case 'exported':
      return event.person ? `Sent to the distributor by ${event.person.name}` : 'Sent to the distributor';
    case 'codes-entered':
      return `Distributor codes entered${event.person ? ` by ${event.person.name}` : ''}: ${event.codes.join(', ')}`;
    case 'code-freed':
      return `Code ${event.code} removed${event.person ? ` by ${event.person.name}` : ' by the office'}: ${event.why}`;
    case 'splits-carried-over':
      return `Split of ${event.titles.join(', ')} carried over from ${event.from.join(', ') || 'another release'}: the same recording`;
    case 'change-opened':
      return 'Change opened';
    case 'updated':
      return event.person ? `Update sent to the distributor by ${event.person.name}` : 'Update sent to the distributor';
    case 'withdrawn':
      return event.by === 'artist' ? 'Withdrawn' : 'Taken down everywhere';
    case 'live':
      return `Live at ${event.store}`;
    case 'plan-paid':
      return `${planLabel(event.plan)} plan paid`;
    case 'plan-ended':
      return `${planLabel(event.plan)} plan ended`;
    case 'plan-fell':
      if (event.why === 'withdrawn') return 'Payment refunded, because the release was withdrawn';
      return `${planLabel(event.plan)} plan, because a payment ${event.why === 'refunded' ? 'was refunded' : 'is disputed'}`;
    case 'plan-returned':
      return `${planLabel(event.plan)} plan restored`;
  }
};

/** A release's history, newest first. Only the office sees which admin acted. */
export const ReleaseTimeline = ({ release }: { release: Release }) => (
  <PageSection title="Timeline" wide>
    <ol className="grid max-w-4xl">
      {timelineOf(release)
        .reverse()
        .map((event) => (
          <li
            key={`${event.kind} ${event.at}`}
            className="relative grid gap-x-4 pb-4 pl-6 before:absolute before:top-2 before:left-0 before:size-2 before:rounded-full before:bg-ink after:absolute after:top-4 after:bottom-0 after:left-[0.22rem] after:w-px after:bg-line last:pb-0 last:after:hidden sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span>{textOf(event)}</span>
            <time dateTime={event.at} className="text-small leading-6 text-soft tabular-nums">
              {dateAndTime(event.at)}
            </time>
          </li>
        ))}
    </ol>
  </PageSection>
);
