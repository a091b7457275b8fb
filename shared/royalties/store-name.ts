import { fold } from '../fold.ts';
import { stores } from '../reference/stores.ts';

const plain = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
const known = new Map<string, string>(stores.map(({ name }) => [plain(name), name]));

/** A store's name as the product writes it; one that it does not list stays as the statement writes it. */
export const storeName = (text: string): string => known.get(plain(text)) ?? text.trim();
