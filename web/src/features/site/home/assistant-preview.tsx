import { Fragment } from 'react';
import { requiredItemKeys } from '../../../../../shared/releases/completeness.ts';
import { classes } from '../../../ui/classes.ts';
import { EqualizerPicture } from '../../../ui/equalizer-picture.tsx';
import { Section } from '../kit/section.tsx';
import { excerpts, type Line, missingAtEnd } from './example-conversation.ts';

const done = requiredItemKeys.map((item) => !missingAtEnd.includes(item));

/** Shows how the assistant guides an artist through a release. */
export const AssistantPreview = () => (
  <Section
    mark="C"
    offer="assistant"
    beside="middle"
    title="One question at a time"
    lead="An assistant that asks for what’s missing, explains industry terms, and writes the answers into your release. It never submits, pays or deletes."
  >
    <figure className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
      <div className="flex items-center justify-between gap-4 border-b border-line pb-4">
        <figcaption className="text-small text-soft">A conversation, as an example</figcaption>
        <EqualizerPicture
          label={`${done.filter(Boolean).length} of ${done.length} items are there`}
          done={done}
          className="h-6"
        />
      </div>
      <div className="grid gap-5">
        {excerpts.map((lines, n) => (
          <Fragment key={lines[0]?.text}>
            {n > 0 && <p className="text-center text-small text-soft">Later in the same conversation</p>}
            <ol className="grid gap-3">
              {lines.map((line) => (
                <Bubble key={line.text} {...line} />
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
    </figure>
  </Section>
);

const Bubble = ({ by, text }: Line) => (
  <li
    className={classes(
      'grid max-w-[85%] gap-2 rounded-card px-4 py-3',
      by === 'artist' ? 'justify-self-end bg-ink text-paper' : 'justify-self-start bg-sunken',
    )}
  >
    <span className="sr-only">{by === 'artist' ? 'Artist: ' : 'Assistant: '}</span>
    {text.split('\n\n').map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </li>
);
