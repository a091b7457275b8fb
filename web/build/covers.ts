import { coverDrawing } from '../../infra/seed/cover-drawing.ts';
import { coverPath, coverTitles } from '../src/features/site/kit/demo-covers.ts';

/** The demo's covers on public pages, as SVG by their addresses: drawn like those of the demo's releases. */
export const covers: ReadonlyMap<string, string> = new Map(
  coverTitles.map((title) => [coverPath(title), coverDrawing(title, 640)]),
);
