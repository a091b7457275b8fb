import type { Severity } from '../../../../../shared/rules/finding.ts';
import { ruleAreas } from '../../../../../shared/rules/rule-areas.ts';
import { type RuleEntry, ruleEntries } from '../../../../../shared/rules/rule-entry.ts';
import { controlLook } from '../../../ui/text-input.tsx';

const entries = new Map(ruleEntries().map((entry) => [entry.code, entry]));

const severityNames: Record<Severity, string> = {
  blocking: 'Has to be fixed',
  contestable: 'Fix it, or say why it is right',
  advice: 'Advice',
};

/** All rules by area, each with an anchor, and a search field that works once its script has loaded. */
export const RuleList = () => (
  <div className="mx-auto grid max-w-[84rem] gap-16 px-4 pb-24 sm:px-8">
    <search className="needs-script max-w-2xl">
      <input
        type="search"
        data-search
        aria-label="Search rules"
        placeholder="Search rules, for example: feat."
        autoComplete="off"
        spellCheck={false}
        className={controlLook}
      />
    </search>
    {ruleAreas.map(({ title, codes }) => (
      <section
        key={title}
        data-search-group
        className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
      >
        <h2 className="text-title">{title}</h2>
        <div className="border-b border-line">
          {codes.flatMap((code) => {
            const entry = entries.get(code);
            return entry ? [<Rule key={code} entry={entry} />] : [];
          })}
        </div>
      </section>
    ))}
    <div role="status" data-search-nothing hidden className="grid gap-2">
      <p className="text-lead">
        No rules found matching "<span data-search-term />"
      </p>
      <p className="text-soft">Try another term.</p>
    </div>
  </div>
);

const Rule = ({ entry: { code, severity, name, about, sources, good, bad } }: { entry: RuleEntry }) => (
  <article id={code} data-search-entry className="grid scroll-mt-24 gap-3 border-t border-line py-6 target:bg-sunken">
    <h3 className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <a href={`#${code}`} className="font-[560] decoration-edge underline-offset-4 hover:underline">
        {name}
      </a>
      <span className="text-small text-soft">{severityNames[severity]}</span>
    </h3>
    <p className="max-w-2xl text-soft">{about}</p>
    <dl className="grid max-w-2xl grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-small [overflow-wrap:anywhere]">
      <dt className="text-soft">Found in</dt>
      <dd>{bad.join(' · ')}</dd>
      <dt className="text-soft">Right</dt>
      <dd>{good.filter(Boolean).join(' · ')}</dd>
      <dt className="text-soft">Source</dt>
      <dd className="grid gap-1">
        {sources.map(({ name: source, url }) =>
          url ? (
            <a key={source} href={url} className="underline decoration-edge underline-offset-4" rel="noreferrer">
              {source}
            </a>
          ) : (
            <span key={source}>{source}</span>
          ),
        )}
      </dd>
    </dl>
  </article>
);
