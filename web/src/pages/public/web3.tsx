import { ClosingCall } from '../../features/site/kit/closing-call.tsx';
import { PageHead } from '../../features/site/kit/page-head.tsx';
import { Section } from '../../features/site/kit/section.tsx';
import { SplitPicture } from '../../features/site/kit/split-picture.tsx';
import { ChainPicture } from '../../features/site/web3/chain-picture.tsx';
import { ShareSteps } from '../../features/site/web3/share-steps.tsx';
import { pathTo } from '../../lib/paths.ts';
import type { PublicPage } from '../../lib/public-page.ts';
import { buttonLook } from '../../ui/button.tsx';

const Web3Page = () => (
  <>
    <PageHead
      title="Money that shows its way"
      lead="What a chain is good for in music: accounts that nobody can change afterwards, and a share of a song that can be held. None of it is sold here yet. This page says what is planned."
    >
      <a href={pathTo('/early-access')} className={buttonLook()}>
        Join the Waitlist
      </a>
    </PageHead>
    <Section
      mark="A"
      offer="onChain"
      beside="middle"
      title="Royalties on a chain"
      lead="Each statement is booked line by line where anybody can read it. What a song earned, and who was paid what, is no longer one company’s word."
    >
      <ChainPicture />
    </Section>
    <ShareSteps />
    <Section
      mark="C"
      offer="splits"
      beside="middle"
      title="Splits that are credited by themselves"
      lead="Say once who gets which part. Once everybody has accepted, every statement is divided by it, to the millionth of a dollar, and nobody has to ask."
    >
      <figure className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
        <figcaption className="text-small text-soft">$240.00 of one song, as an example</figcaption>
        <SplitPicture cents={24_000} />
      </figure>
    </Section>
    <ClosingCall
      title="Not needed to begin"
      lead="A release goes to the stores without a wallet or a coin. Who wants the rest hears of it first on the waitlist."
      more={
        <a href={pathTo('/early-access')} className={buttonLook()}>
          Join the Waitlist
        </a>
      }
    />
  </>
);

export default {
  description:
    'What is planned: royalties on a chain, and shares of a song that fans can hold. Nothing of it is sold yet. Here today: splits, credited by themselves.',
  Content: Web3Page,
} satisfies PublicPage;
