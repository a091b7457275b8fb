import { Cover } from '../kit/cover.tsx';
import { Section } from '../kit/section.tsx';

const steps = [
  {
    title: 'Mint shares',
    text: 'You decide what part of a song’s royalties to share, in how many shares, and for how long.',
  },
  {
    title: 'Sell to fans',
    text: 'Fans buy them on your website, by card or crypto. You are paid before the song has earned.',
  },
  {
    title: 'Share the success',
    text: 'With each statement, everyone who holds a share gets their part of what the song earned.',
  },
];

/** The three steps of selling shares to fans. */
export const ShareSteps = () => (
  <Section
    mark="B"
    offer="fanShares"
    title="A song that fans have a share in"
    lead="Three steps, and the people who believed in a song first earn from it."
  >
    <ol className="grid gap-5 lg:grid-cols-3">
      {steps.map(({ title, text }, n) => (
        <li key={title} className="grid content-start gap-4 rounded-card border border-line bg-raised p-6 sm:p-8">
          <span className="font-display text-hero font-[680] tracking-[-0.045em]" aria-hidden>
            {n + 1}
          </span>
          <h3 className="text-lead">{title}</h3>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
    <figure className="grid max-w-3xl grid-cols-[6rem_minmax(0,1fr)] items-center gap-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Cover of="Signal Fires" />
      <figcaption className="grid gap-3">
        <p className="text-small text-soft">Signal Fires: 10 of 100 shares sold, as an example</p>
        <svg viewBox="0 0 119 20" className="w-full" aria-hidden>
          {Array.from({ length: 20 }, (_, n) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: twenty marks that never move
              key={n}
              x={n * 6}
              width="5"
              y={n < 2 ? 2 : 14}
              height={n < 2 ? 18 : 6}
              className={n < 2 ? 'fill-ink' : 'fill-edge'}
            />
          ))}
        </svg>
      </figcaption>
    </figure>
  </Section>
);
