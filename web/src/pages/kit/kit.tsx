import type { ComponentType } from 'react';
import { SegnoMark } from '../../ui/segno-mark.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Data } from './data.tsx';
import { Feedback } from './feedback.tsx';
import { Inputs } from './inputs.tsx';
import { Navigation } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { Group } from './specimen.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TypeAndColor } from './type-and-color.tsx';

const groups: readonly { id: string; title: string; lead: string; Content: ComponentType }[] = [
  {
    id: 'look',
    title: 'Type and color',
    lead: 'Quiet paper and ink, so that the artwork brings the color.',
    Content: TypeAndColor,
  },
  { id: 'buttons', title: 'Buttons', lead: 'Main actions, and the ones next to them.', Content: Buttons },
  { id: 'inputs', title: 'Inputs', lead: 'Text to type, and lists to choose from.', Content: Inputs },
  { id: 'choices', title: 'Choices and files', lead: 'Checkboxes, switches and file drops.', Content: Choices },
  { id: 'feedback', title: 'Feedback', lead: 'Messages, progress and empty states.', Content: Feedback },
  { id: 'overlays', title: 'Overlays', lead: 'Dialogs, drawers and palettes over the page.', Content: Overlays },
  {
    id: 'navigation',
    title: 'Navigation',
    lead: 'Tabs and sections for content that doesn’t fit at once.',
    Content: Navigation,
  },
  { id: 'data', title: 'Data', lead: 'Figures, lists and people.', Content: Data },
];

/** Every component of the kit in every state, to look at and to test. */
const Kit = () => (
  <>
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between gap-4 border-b border-line bg-paper px-4 sm:px-8">
      <p className="flex items-center gap-2 font-display font-[620]">
        <SegnoMark className="size-6" />
        Kit
      </p>
      <ThemeSwitch />
    </header>
    <div className="mx-auto grid max-w-[88rem] grid-cols-1 gap-x-12 px-4 sm:px-8 md:grid-cols-[10rem_minmax(0,1fr)]">
      <nav aria-label="Pieces" className="pt-8 md:sticky md:top-14 md:self-start md:pt-12">
        <ul className="flex flex-wrap gap-x-4 md:grid">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-9 items-center text-soft hover:text-ink pointer-coarse:min-h-11">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-20 pt-8 pb-32 md:pt-12">
        <h1 className="-mb-8 max-w-prose text-title">Every component, in every state</h1>
        {groups.map(({ Content, ...group }) => (
          <Group key={group.id} {...group}>
            <Content />
          </Group>
        ))}
      </main>
    </div>
  </>
);

export default Kit;
