/** The metadata stored in a recording. */
export type Tags = {
  title?: string | undefined;
  album?: string | undefined;
  disc?: number | undefined;
  number?: number | undefined;
};

/** How long to wait for the tags. After that, only the file's name is used. */
const MAX_WAIT_MS = 5000;

/** Reads a recording's tags. Reads only a few kilobytes, wherever in the file the tags are. Never throws. */
export async function readTags(file: File): Promise<Tags> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Tags>((resolve) => {
    timer = setTimeout(() => resolve({}), MAX_WAIT_MS);
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
    // The server determines the actual file type.
    .catch((): Tags => ({}));
  const tags = await Promise.race([read, late]);
  clearTimeout(timer);
  return tags;
}
