// TypeScript for Node itself, once a process: for the test files, and for what Jest starts before them.
import { register } from 'tsx/esm/api';

register();
