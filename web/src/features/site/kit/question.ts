import { isPlanned, type Offer } from '../../../../../shared/site/offers.ts';

export type Question = {
  asks: string;
  /** True on the day when what it speaks of is there. It may begin small, to stand behind other words until then. */
  answer: string;
  /** What it speaks of, where that may be planned. */
  offer?: Offer;
};

/** An answer as it is true today: what is planned says so first (product 1.6). */
export const answerOf = ({ answer, offer }: Question): string =>
  offer && isPlanned(offer)
    ? `Not yet: this is planned. The plan: ${answer}`
    : answer.charAt(0).toUpperCase() + answer.slice(1);

/** Questions in the words of schema.org. */
export const faqJsonLd = (questions: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: question.asks,
    acceptedAnswer: { '@type': 'Answer', text: answerOf(question) },
  })),
});
