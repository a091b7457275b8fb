import { fold } from '../fold.ts';
import { stores } from '../reference/stores.ts';

const plain = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
const known = new Map<string, string>(stores.map(({ name }) => [plain(name), name]));

/**
 * Returns a store's name in the product's spelling. A store that the product does not list keeps the statement's
 * spelling.
 */
export const storeName = (text: string): string => known.get(plain(text)) ?? text.trim();
