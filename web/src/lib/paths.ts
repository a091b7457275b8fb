import type { ArtistId, ReleaseId, SplitInvitationId, StatementId } from '../../../shared/ids.ts';

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
type PathParams<P> = Record<NamesIn<P>, string>;

/** Parameters that are ids. */
type Ids = { releaseId: ReleaseId; statementId: StatementId; artistId: ArtistId; invitationId: SplitInvitationId };

/** The parameters as an address has them. Its ids may be wrong: the server checks them. */
export type AddressParams<P> = { [N in NamesIn<P>]: N extends keyof Ids ? Ids[N] : string };

/** Paths with parameters. */
export type OpenPath = Extract<Path, `${string}:${string}`>;

type Args<P> = P extends OpenPath ? [params: PathParams<P>] : [];

/** The address of a screen. An unknown path or a missing parameter does not compile. */
export function pathTo<P extends Path>(path: P, ...args: Args<P>): string {
  const [params = {}]: [params?: Readonly<Record<string, string>>] = args;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * The address of a release's chat.
 * @param ask the field to begin with
 */
export const chatPath = (releaseId: string, ask?: string): string =>
  `${pathTo('/new-release')}?${new URLSearchParams({ release: releaseId, ...(ask && { ask }) })}`;

/** The library with the dialog that adds a release open. */
export const addReleasePath = `${pathTo('/dashboard/releases')}?add=release`;
