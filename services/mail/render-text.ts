import { brand } from '../../shared/brand.ts';
import { type Letter, type Part, UNSUBSCRIBE } from './letter.ts';

function textOf(part: Part): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'code':
      return part.code;
    case 'quote':
      return `    ${part.text}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'action':
    case 'link':
      return `${part.label}:\n${part.href}`;
  }
}

/** Renders a letter's plain-text part. */
export const renderText = ({ title, parts, why, unsubscribeUrl }: Letter): string =>
  [
    title,
    ...parts.map(textOf),
    `--\n${why}`,
    ...(unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []),
    `${brand.name} · ${brand.supportEmail}`,
  ]
    .join('\n\n')
    .concat('\n');
