import { pathTo } from '../../../lib/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { controlLook } from '../../../ui/text-input.tsx';
import { Questions } from '../kit/questions.tsx';
import { faq } from './faq.ts';

/** The questions by category, with a search field that works once its script has loaded (kit/search-page.ts). */
export const FaqSearch = () => (
  <div className="mx-auto grid max-w-[84rem] gap-16 px-4 pb-24 sm:px-8">
    <search className="needs-script max-w-2xl">
      <input
        type="search"
        data-search
        aria-label="Search questions"
        placeholder="Search questions"
        autoComplete="off"
        spellCheck={false}
        className={controlLook}
      />
    </search>
    {faq.map(({ title, questions }) => (
      <section
        key={title}
        data-search-group
        className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
      >
        <h2 className="text-title">{title}</h2>
        <Questions questions={questions} />
      </section>
    ))}
    <div role="status" data-search-nothing hidden className="grid gap-2">
      <p className="text-lead">
        No questions found matching "<span data-search-term />"
      </p>
      <p className="text-soft">Try another term, or contact support.</p>
    </div>
    <p className="grid max-w-2xl gap-4 justify-self-start rounded-card bg-sunken p-6 sm:p-8">
      <span className="text-lead">Can’t find your question?</span>
      <span>
        <a data-search-contact href={`${pathTo('/contact')}?subject=Support`} className={buttonLook()}>
          Contact Support
        </a>
      </span>
    </p>
  </div>
);
