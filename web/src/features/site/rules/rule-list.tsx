import type { ReactNode } from 'react';
import type { Severity } from '../../../../../shared/rules/finding.ts';
import { ruleAreas } from '../../../../../shared/rules/rule-areas.ts';
import { type RuleEntry, ruleEntries } from '../../../../../shared/rules/rule-entry.ts';
import { keysOf } from '../../../../../shared/typed-record.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { controlLook } from '../../../ui/text-input.tsx';

const entries = new Map(ruleEntries().map((entry) => [entry.code, entry]));

/** How serious a rule is, in the words of this page. */
const severities: Record<Severity, { badge: ReactNode; about: string }> = {
  blocking: { badge: <Badge tone="danger">Must be fixed</Badge>, about: 'No store can use it as it is.' },
  contestable: {
    badge: <Badge tone="ready">Fix or explain</Badge>,
    about: 'Stores usually send it back, but some music is really like this. Tell us why, and it can go out.',
  },
  advice: {
    badge: <Badge>Advice</Badge>,
    about: 'Stores may change it, or it may cost you listeners. You can submit without fixing it.',
  },
};

const areaId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** All rules by area, each with an anchor, and a search field that works once its script has loaded. */
export const RuleList = () => (
  <div className="mx-auto grid max-w-[84rem] gap-16 px-4 pb-24 sm:px-8">
    <div className="grid gap-10">
      <dl className="grid gap-x-10 gap-y-4 text-soft sm:grid-cols-3">
        {keysOf(severities).map((severity) => (
          <div key={severity} className="grid content-start justify-items-start gap-2">
            <dt>{severities[severity].badge}</dt>
            <dd className="text-small">{severities[severity].about}</dd>
          </div>
        ))}
      </dl>
      <search className="needs-script grid max-w-2xl gap-2">
        <input
          type="search"
          data-search
          aria-label="Search rules"
          placeholder="Search rules, for example: feat."
          autoComplete="off"
          spellCheck={false}
          className={controlLook}
        />
        <p role="status" className="text-small text-soft">
          Rules shown: <span data-search-count>{entries.size}</span> of {entries.size}
        </p>
      </search>
      <nav aria-label="Areas" data-search-index>
        <ul className="flex flex-wrap gap-2">
          {ruleAreas.map(({ title }) => (
            <li key={title}>
              <a href={`#${areaId(title)}`} className={buttonLook({ size: 'small' })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
    {ruleAreas.map(({ title, codes }) => (
      <section
        key={title}
        id={areaId(title)}
        data-search-group
        className="grid scroll-mt-24 grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
      >
        <h2 className="self-start text-title lg:sticky lg:top-24">{title}</h2>
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
  <article
    id={code}
    data-search-entry
    className="grid scroll-mt-20 gap-3 border-t border-line py-6 target:-mx-3 target:rounded-card target:bg-sunken target:px-3"
  >
    <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <a href={`#${code}`} className="font-[560] decoration-edge underline-offset-4 hover:underline">
        {name}
      </a>
      {severities[severity].badge}
    </h3>
    <p className="max-w-2xl text-soft">{about}</p>
    <dl className="grid max-w-2xl grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-small">
      <dt className="text-soft">Found</dt>
      <dd>
        <Examples values={bad} />
      </dd>
      <dt className="text-soft">Fine</dt>
      <dd>
        <Examples values={good.filter(Boolean)} />
      </dd>
      <dt className="text-soft">{sources.length === 1 ? 'Source' : 'Sources'}</dt>
      <dd className="grid gap-1">
        {sources.map(({ name: source, url }) =>
          url ? (
            <a
              key={source}
              href={url}
              className="justify-self-start underline decoration-edge underline-offset-4"
              rel="noreferrer"
            >
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

/** Examples one below the other, with every space as typed. */
const Examples = ({ values }: { values: readonly string[] }) => (
  <ul className="grid gap-1">
    {values.map((value) => (
      <li key={value} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        <bdi>{value}</bdi>
      </li>
    ))}
  </ul>
);
