/** Converts a copied link to an artist on Spotify to the artist's URI; any other string is unchanged. */
export function spotifyUriFrom(typed: string): string {
  const id = /^\s*(?:https?:\/\/)?open\.spotify\.com\/(?:intl-[a-z]+\/)?artist\/([0-9A-Za-z]{22})(?:[/?#].*)?$/.exec(
    typed,
  )?.[1];
  return id ? `spotify:artist:${id}` : typed;
}
