/**
 * Memory of the engine in megabytes. Of the 3,008 of the function, the rest is for Node and for memory that the engine
 * does not count.
 */
export const ENGINE_MB = 1_800;
