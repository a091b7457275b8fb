import type { ArtistId, ReleaseId, SplitInvitationId, StatementId } from '../../../shared/ids.ts';
import type { MailPreference } from '../../../shared/mail/mail.ts';

/**
 * The paths of the app's screens. Empty here, because the table of screens (app/screens.ts) fills in this type. Only
 * the compiler reads it. @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: app/screens.ts fills it in
export interface ScreenPaths {}

/** A screen's path as written in the table of screens: `/dashboard/releases/:releaseId`. */
export type Path = ScreenPaths[keyof ScreenPaths];

type NamesIn<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** A path's parameters: `{ releaseId: string }`. */
type PathParams<P> = Record<NamesIn<P>, string>;

/** The types of parameters that are ids. */
type Ids = {
  releaseId: ReleaseId;
  statementId: StatementId;
  artistId: ArtistId;
  invitationId: SplitInvitationId;
  preference: MailPreference;
};

/** The parameters in a URL. Their ids may be invalid, because only the server checks them. */
export type UrlParams<P> = { [N in NamesIn<P>]: N extends keyof Ids ? Ids[N] : string };

/** Paths with parameters. */
export type OpenPath = Extract<Path, `${string}:${string}`>;

type Args<P> = P extends OpenPath ? [params: PathParams<P>] : [];

/** The path of a screen. An unknown path or a missing parameter does not compile. */
export function pathTo<P extends Path>(path: P, ...args: Args<P>): string {
  const [params = {}]: [params?: Readonly<Record<string, string>>] = args;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * The URL of a release's chat.
 * @param ask the field to ask about first
 */
export const chatPath = (releaseId: string, ask?: string): string =>
  `${pathTo('/new-release')}?${new URLSearchParams({ release: releaseId, ...(ask && { ask }) })}`;

/** The URL of the library with the dialog for adding a release already open. */
export const addReleasePath = `${pathTo('/dashboard/releases')}?add=release`;
