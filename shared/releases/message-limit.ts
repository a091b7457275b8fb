/** The maximum length of a message in a release's thread (product 21.5). */
export const MESSAGE_LIMIT = 2000;
