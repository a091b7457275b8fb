type Context = { parentURL?: string };
type Found = { url: string };

export function resolve(
  specifier: string,
  context: Context,
  next: (specifier: string, context: Context) => Promise<Found>,
): Promise<Found>;
