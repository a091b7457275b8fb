import { releaseFields, trackFields } from '../../shared/releases/fields.ts';
console.log(releaseFields, trackFields);
