/**
 * The engine's memory in megabytes. The rest of the function's 3,008 MB is left for Node, and for memory that the
 * engine does not count.
 */
export const ENGINE_MB = 1_800;
