/** Short notes shown next to a reply (product 31.61). */
export const MODEL_AWAY =
  'I read this without the language model, which isn’t responding right now. Short answers work best.';
export const MODEL_LIMIT =
  'Today’s share of the language model is used up, so I’ll read without it until midnight UTC. Short answers work best.';
