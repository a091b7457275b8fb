import { coverDrawing } from '../../infra/seed/cover-drawing.ts';
import { coverPath, coverTitles } from '../src/features/site/kit/demo-covers.ts';

/** The covers of the demo that public pages show, by their addresses, as SVG: drawn as those of the demo's releases are. */
export const covers: ReadonlyMap<string, string> = new Map(
  coverTitles.map((title) => [coverPath(title), coverDrawing(title, 640)]),
);
