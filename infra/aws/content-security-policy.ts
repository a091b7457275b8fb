type Sources = {
  connect: string[];
  media: string[];
  /** Whose pages may stand in a frame of ours. */
  frame?: string[];
};

/** The site's policy, in the cloud and on a laptop. Radix and sonner set style attributes, so styles may be inline; scripts never. */
export function contentSecurityPolicy({ connect, media, frame = [] }: Sources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
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
