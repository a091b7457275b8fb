export type SesMail = { from: string; to: string; subject: string; html: string; text?: string };

/** A configuration set, and what it tells EventBridge of: `SEND`, `BOUNCE`, … */
export type ConfigurationSet = { name: string; events: readonly string[] };
