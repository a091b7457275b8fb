/**
 * Megabytes of the engine inside a stage: of the 3,008 of its function, with room for Node and for what the engine does
 * not count.
 */
export const ENGINE_MB = 1_800;
