import { brand } from '../../shared/brand.ts';
import type { Letter, Part } from './letter.ts';

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
export const renderText = ({ title, parts, why }: Letter): string =>
  [title, ...parts.map(textOf), `--\n${why}`, `${brand.name} · ${brand.supportEmail}`].join('\n\n').concat('\n');
