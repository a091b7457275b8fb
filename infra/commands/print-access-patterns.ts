import { writeFileSync } from 'node:fs';
import { accessPatternsPage } from '../../services/platform/access-patterns-page.ts';

writeFileSync('docs/access-patterns.md', accessPatternsPage());
