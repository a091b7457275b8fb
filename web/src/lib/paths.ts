import { useParams } from 'react-router-dom';

/** The addresses of the app. Empty here: the table of screens (app/screens.ts) fills it in, and only the compiler reads it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in where the screens are
export interface Addresses {}

/** A screen's path, as it is written in the table of screens: `/dashboard/releases/:releaseId`. */
export type Path = Addresses[keyof Addresses];

export type ParamsOf<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<P> = Record<ParamsOf<P>, string>;

/** The address of a screen. One that no screen has, or a part that is missing, does not compile. */
export const pathTo = <P extends Path>(path: P, ...params: [ParamsOf<P>] extends [never] ? [] : [Params<P>]): string =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent((params[0] as Record<string, string>)[name] as string));

/** The parts of the address of the screen that is shown. */
export const useParamsOf = <P extends Path>(_path: P): Params<P> => useParams() as Params<P>;

/** The library with the choice of how to begin. */
export const addReleasePath = `${pathTo('/dashboard/releases')}?add=release`;
