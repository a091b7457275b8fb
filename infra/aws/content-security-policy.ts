type Sources = {
  connect: string[];
  media: string[];
  /** Sites whose pages ours may embed in a frame. */
  frame?: string[];
};

/**
 * The site's content security policy, in the cloud and locally. No inline code or styles are allowed: React sets an
 * element's styles through CSSOM, and libraries that would write <style> elements use constructed sheets
 * (web/build/constructed-styles.ts).
 */
export function contentSecurityPolicy({ connect, media, frame = [] }: Sources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    ['media-src', "'self'", ...media].join(' '),
    ['connect-src', "'self'", ...connect].join(' '),
    ...(frame.length > 0 ? [['frame-src', ...frame].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}
