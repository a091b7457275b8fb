export function bundleCommand(entry: string): Promise<string>;
