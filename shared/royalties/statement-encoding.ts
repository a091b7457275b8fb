import { keysOf } from '../typed-record.ts';

/**
 * Encodings of statements other than UTF-16, most common first: by their names in the WHATWG Encoding Standard, with
 * their common names.
 */
export const encodingNames = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western European (Windows)',
  macintosh: 'Western European (Mac)',
  'iso-8859-15': 'Western European (ISO)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'windows-1253': 'Greek (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC)',
} as const;

export type StatementEncoding = keyof typeof encodingNames;
export const statementEncodings = keysOf(encodingNames);
