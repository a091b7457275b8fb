/** Makes a rejection handler that ignores the error with this name and rethrows any other. */
export const ignoreError = (name: string) => (error: unknown) => {
  if (!(error instanceof Error) || error.name !== name) throw error;
};
