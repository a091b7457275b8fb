/**
 * The addresses of the app. Empty here: the table of screens (app/screens.ts) fills it in, and only the compiler reads
 * it. @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in where the screens are
export interface Addresses {}

/** A screen's path as written in the table of screens: `/dashboard/releases/:releaseId`. */
export type Path = Addresses[keyof Addresses];

type NamesIn<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** A path's parameters: `{ releaseId: string }`. */
export type PathParams<P> = Record<NamesIn<P>, string>;

/** Paths with parameters. */
export type OpenPath = Extract<Path, `${string}:${string}`>;

type Args<P> = P extends OpenPath ? [params: PathParams<P>] : [];

/** The address of a screen. An unknown path or a missing parameter does not compile. */
export const pathTo = <P extends Path>(path: P, ...[params]: Args<P>): string =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent((params as Record<string, string>)[name] as string));

/**
 * The address of a release's chat.
 * @param ask the field to begin with
 */
export const chatPath = (releaseId: string, ask?: string): string =>
  `${pathTo('/new-release')}?${new URLSearchParams({ release: releaseId, ...(ask && { ask }) })}`;

/** The library with the dialog that adds a release open. */
export const addReleasePath = `${pathTo('/dashboard/releases')}?add=release`;
