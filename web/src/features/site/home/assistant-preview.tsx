import { requiredItemKeys } from '../../../../../shared/releases/completeness.ts';
import { classes } from '../../../ui/classes.ts';
import { EqualiserPicture } from '../../../ui/equaliser-picture.tsx';
import { Section } from '../kit/section.tsx';

type Line = { by: 'assistant' | 'artist'; text: string };

const chat: readonly Line[] = [
  { by: 'assistant', text: 'What is the release called?' },
  { by: 'artist', text: 'Glass Hours' },
  { by: 'assistant', text: 'Is one of its songs a cover of somebody else’s?' },
  { by: 'artist', text: 'The third one. What is a mechanical licence?' },
  {
    by: 'assistant',
    text: 'The leave to sell a recording of a song that somebody else wrote. Its writer is paid a standard fee. I have marked track 3 as a cover: you can add the licence now or later.',
  },
];

/** How the assistant leads through a release. */
export const AssistantPreview = () => (
  <Section
    mark="C"
    offer="assistant"
    beside="middle"
    title="One question at a time"
    lead="An assistant that asks for what is missing, explains the words of the trade, and writes the answers into your release. It never submits, pays or deletes."
  >
    <figure className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
      <div className="flex items-center justify-between gap-4 border-b border-line pb-4">
        <figcaption className="text-small text-soft">A conversation, as an example</figcaption>
        <EqualiserPicture
          label="6 of 10 items are there"
          done={requiredItemKeys.map((_, n) => n < 6)}
          className="h-6"
        />
      </div>
      <ol className="grid gap-3">
        {chat.map(({ by, text }) => (
          <li
            key={text}
            className={classes(
              'max-w-[85%] rounded-card px-4 py-3',
              by === 'artist' ? 'justify-self-end bg-ink text-paper' : 'justify-self-start bg-sunken',
            )}
          >
            <span className="sr-only">{by === 'artist' ? 'Artist: ' : 'Assistant: '}</span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  </Section>
);
