import type { ReactNode } from 'react';
import { PageHead } from '../kit/page-head.tsx';

type Props = {
  title: string;
  lead: string;
  parts: readonly { title: string; text: readonly ReactNode[] }[];
};

/** A legal page in plain language. It says that the binding text comes from the operator's lawyer. */
export const LegalPage = ({ title, lead, parts }: Props) => (
  <>
    <PageHead title={title} lead={lead} />
    <div className="mx-auto grid max-w-[84rem] gap-12 px-4 pb-24 sm:px-8">
      <p className="max-w-2xl rounded-card bg-ready-wash p-5 text-ready sm:p-6">
        This text is a template. The operator of this site should replace it with one written by a lawyer.
      </p>
      {parts.map((part) => (
        <section
          key={part.title}
          className="grid grid-cols-1 gap-x-20 gap-y-3 border-t border-line pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <h2 className="text-lead">{part.title}</h2>
          <div className="grid max-w-2xl gap-3">
            {part.text.map((text, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs that never move
              <p key={n}>{text}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  </>
);
