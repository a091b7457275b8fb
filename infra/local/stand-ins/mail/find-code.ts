/**
 * Finds the six-digit code in an email, for a person to copy and a script to read. Considers only the text that a
 * reader sees, not styles, colors or link URLs, and no longer numbers or amounts of money.
 */
export function findCode({ subject, html }: { subject: string; html: string }): string | undefined {
  const seen = html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#?\w+;/g, ' ');
  return /(?<![\w#$€£.,-])\d{6}(?![\w-]|[.,]\d)/.exec(`${subject}\n${seen}`)?.[0];
}
