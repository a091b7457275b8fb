/** Asks once and returns the same answer to every call. After a failure, the next call asks again. */
export function memoSuccess<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
