import * as z from 'zod';
import { CodePrefixes } from '../../services/releases/config.ts';

/** As the function will read it, so that a wrong prefix stops the synthesis and not the first request. */
const prefixes = (name: keyof typeof CodePrefixes) =>
  z
    .string()
    .optional()
    .superRefine((text, context) => {
      for (const { message } of CodePrefixes[name].safeParse(text).error?.issues ?? []) context.addIssue(message);
    });

/** Every value that a deployment needs. Given as CDK context (`-c siteUrl=…`); README, "Deploy", explains each. */
export const Deployment = z.object({
  /** The site's own address. Known beforehand, so that no stack waits for another one's output. */
  siteUrl: z.url().default('https://segno.example'),
  /** ACM certificate (us-east-1) for the site's host name; without one the site answers on its CloudFront name. */
  certificateArn: z.string().optional(),
  /** Where the card provider's API is. */
  stripeApiUrl: z.url().default('https://api.stripe.com'),
  /** Where messages to open pages are published, said by a laptop only: a deployment has its own push channel. */
  liveUrl: z.url().optional(),
  /** The operator's own ranges of codes, with commas between the prefixes. Without them the distributor assigns ISRCs and UPCs. */
  isrcPrefixes: prefixes('ISRC_PREFIXES'),
  upcPrefixes: prefixes('UPC_PREFIXES'),
});
export type Deployment = z.output<typeof Deployment>;

/** A firewall of CloudFront lives in us-east-1, so the whole product does: one region, no cross-region references. */
export const REGION = 'us-east-1';
