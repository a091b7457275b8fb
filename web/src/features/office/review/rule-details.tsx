import { exampleText } from '../../../../../shared/rules/example-text.ts';
import type { Example } from '../../../../../shared/rules/rule.ts';
import { ruleDescriptions } from '../../../../../shared/rules/rule-descriptions.ts';
import type { FindingCode } from '../../../../../shared/rules/rules.ts';
import { sources } from '../../../../../shared/rules/sources.ts';
import { pathTo } from '../../../lib/paths.ts';

const link = 'underline decoration-edge underline-offset-4';

/**
 * The text, examples and sources of a rule, folded away. A reviewer opens them in place, by mouse or keyboard, and
 * links open in a new tab, so that the review stays where it is.
 */
export function RuleDetails({ code }: { code: FindingCode }) {
  const { about, bad, good, source } = ruleDescriptions[code];
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer py-1 text-soft pointer-coarse:py-2.5">The rule</summary>
      <div className="grid max-w-2xl gap-3 pt-1 pb-2">
        <p>{about}</p>
        <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-soft">Found in</dt>
          <dd>{inWords(bad)}</dd>
          <dt className="text-soft">Right</dt>
          <dd>{inWords(good)}</dd>
          <dt className="text-soft">Source</dt>
          <dd className="grid gap-1">
            {source.map((one) => {
              const { name, url } = sources[one];
              return url ? (
                <a key={one} href={url} target="_blank" rel="noreferrer" className={link}>
                  {name}
                </a>
              ) : (
                <span key={one}>{name}</span>
              );
            })}
          </dd>
        </dl>
        <a href={`${pathTo('/rules')}#${code}`} target="_blank" rel="noreferrer" className={`w-fit ${link}`}>
          Open it in the list of rules
        </a>
      </div>
    </details>
  );
}

const inWords = (examples: readonly Example[]): string => examples.map(exampleText).filter(Boolean).join(' · ');
