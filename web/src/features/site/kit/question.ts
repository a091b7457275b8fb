import { isPlanned, type Offer } from '../../../../../shared/site/offers.ts';

export type Question = {
  asks: string;
  /**
   * The answer, worded as if the feature already exists. It may begin in lower case, because it follows other words
   * until then.
   */
  answer: string;
  /** The feature that the question is about, if it may still be planned. */
  offer?: Offer;
};

/** The answer that is true today. If the feature is planned, the answer says so first (product 1.6). */
export const currentAnswer = ({ answer, offer }: Question): string =>
  offer && isPlanned(offer)
    ? `Not yet: this is planned. The plan: ${answer}`
    : answer.charAt(0).toUpperCase() + answer.slice(1);

/** Questions in schema.org vocabulary. */
export const faqJsonLd = (questions: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: question.asks,
    acceptedAnswer: { '@type': 'Answer', text: currentAnswer(question) },
  })),
});
