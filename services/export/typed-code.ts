import { Problem } from '../../shared/contract/problem.ts';
import { isIsrc } from '../../shared/releases/isrc.ts';
import { isUpc } from '../../shared/releases/upc.ts';

export type TypedCode = { kind: 'upc' | 'isrc'; code: string };

const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * Reads a code that a person entered, ignoring hyphens and spaces. Its format distinguishes a UPC from an ISRC (product
 * 9.2).
 * @throws Problem `code-wrong`
 */
export function typedCode(typed: string): TypedCode {
  const code = plain(typed);
  if (isUpc(code)) return { kind: 'upc', code };
  if (isIsrc(code)) return { kind: 'isrc', code };
  throw new Problem('code-wrong', { code });
}
