import { pathTo } from '../../../lib/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Section } from '../kit/section.tsx';
import { SplitPicture } from '../kit/split-picture.tsx';

/** Royalties on a public chain, a planned feature. */
export const OnChain = () => (
  <Section
    mark="E"
    offer="onChain"
    beside="middle"
    title="Accounts anyone can check"
    lead={
      <>
        <p>
          Royalties booked on a blockchain, split the moment they arrive. You no longer have to take one company’s word
          for who is owed what.
        </p>
        <p>
          <a href={pathTo('/web3')} className={buttonLook()}>
            How it will work
          </a>
        </p>
      </>
    }
  >
    <figure className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
      <figcaption className="text-small text-soft">$100.00 of one song, as an example</figcaption>
      <SplitPicture cents={10_000} />
    </figure>
  </Section>
);
