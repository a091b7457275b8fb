import { writeFileSync } from 'node:fs';
import { accessPatternsPage } from '../../services/platform/access-patterns-page.ts';

writeFileSync('ACCESS-PATTERNS.md', accessPatternsPage());
