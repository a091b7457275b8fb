/** What a recording says of itself. */
export type Tags = {
  title?: string | undefined;
  album?: string | undefined;
  disc?: number | undefined;
  number?: number | undefined;
};

/** A file that cannot be read so soon is known by its name. */
const PATIENCE_MS = 5000;

/** Reads the tags of a recording: a few kilobytes of it, wherever in the file they stand. Never throws. */
export async function readTags(file: File): Promise<Tags> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Tags>((resolve) => {
    timer = setTimeout(() => resolve({}), PATIENCE_MS);
  });
  const read = import('music-metadata')
    .then(({ parseBlob }) => parseBlob(file, { duration: false, skipCovers: true }))
    .then(
      ({ common: { title, album, disk, track } }): Tags => ({
        title,
        album,
        disc: disk.no ?? undefined,
        number: track.no ?? undefined,
      }),
    )
    // What it is for true the server finds out.
    .catch((): Tags => ({}));
  const tags = await Promise.race([read, late]);
  clearTimeout(timer);
  return tags;
}
