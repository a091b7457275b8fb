import { coverDrawing } from '../../infra/seed/cover-drawing.ts';
import { coverPath, coverTitles } from '../src/features/site/kit/demo-covers.ts';

/** SVG covers of the demo on public pages, by address, drawn like those of the demo's releases. */
export const covers: ReadonlyMap<string, string> = new Map(
  coverTitles.map((title) => [coverPath(title), coverDrawing(title, 640)]),
);
