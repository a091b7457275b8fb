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
      title="Money you can follow"
      lead="What a blockchain is good for in music: accounts that no one can change afterwards, and shares of a song that fans can hold. None of it is sold here yet. This page shows what’s planned."
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
      lead="Each statement is booked line by line where anyone can read it. You no longer have to take one company’s word for what a song earned and who was paid."
    >
      <ChainPicture />
    </Section>
    <ShareSteps />
    <Section
      mark="C"
      offer="splits"
      beside="middle"
      title="Splits that pay out automatically"
      lead="Say once who gets which part. Once everyone has accepted, every statement is split that way, to the millionth of a dollar, and no one has to ask."
    >
      <figure className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
        <figcaption className="text-small text-soft">$240.00 of one song, as an example</figcaption>
        <SplitPicture cents={24_000} />
      </figure>
    </Section>
    <ClosingCall
      title="You don’t need crypto to start"
      lead="A release goes to the stores without a wallet or a coin. Join the waitlist to hear about the rest first."
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
    'Planned: royalties on a chain, and shares of a song that fans can hold. None of it is sold yet. Here today: splits that pay out automatically.',
  Content: Web3Page,
} satisfies PublicPage;
