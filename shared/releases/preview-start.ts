/** The length of the part that stores play before somebody buys or subscribes. */
export const PREVIEW_SECONDS = 30;

/** The latest second at which a preview can start and still end with the track; 0 if the track is shorter than one. */
export const latestPreviewStart = (durationMs: number): number =>
  Math.max(0, Math.floor(durationMs / 1000 - PREVIEW_SECONDS));

/** The preview as a part of the track, in milliseconds. It never reaches past the track's end. */
export const previewPart = (startSeconds: number, durationMs: number): { fromMs: number; toMs: number } => {
  const fromMs = Math.min(startSeconds, latestPreviewStart(durationMs)) * 1000;
  return { fromMs, toMs: Math.min(fromMs + PREVIEW_SECONDS * 1000, durationMs) };
};
