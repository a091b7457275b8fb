import { coverDrawing } from '../../infra/seed/cover-drawing.ts';
import { coverPath, coverTitles } from '../src/features/site/kit/demo-covers.ts';

/** SVG covers for the public pages, by URL, drawn like the covers of the demo's releases. */
export const covers: ReadonlyMap<string, string> = new Map(
  coverTitles.map((title) => [coverPath(title), coverDrawing(title, 640)]),
);
