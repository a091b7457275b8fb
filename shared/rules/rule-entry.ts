import * as z from 'zod';
import { exampleText } from './example-text.ts';
import { ruleDescriptions } from './rule-descriptions.ts';
import { findingCodes, rules } from './rules.ts';
import { sources } from './sources.ts';

/** A rule as `GET /api/rules` shows it to anybody. */
export const RuleEntry = z.object({
  code: z.string(),
  severity: z.enum(['blocking', 'contestable', 'advice']),
  name: z.string(),
  about: z.string(),
  fields: z.array(z.string()),
  sources: z.array(z.object({ name: z.string(), url: z.url().nullable() })),
  /** The month in which the product began to apply it. */
  since: z.string(),
  good: z.array(z.string()),
  bad: z.array(z.string()),
});
export type RuleEntry = z.infer<typeof RuleEntry>;

/** Every rule, in the order in which an artist meets them. */
export const ruleEntries = (): RuleEntry[] =>
  findingCodes.map((code) => {
    const { severity, name } = rules[code];
    const { about, fields, source, since, good, bad } = ruleDescriptions[code];
    return {
      code,
      severity,
      name,
      about,
      fields: [...fields],
      sources: source.map((one) => sources[one]),
      since,
      good: good.map(exampleText),
      bad: bad.map(exampleText),
    };
  });
