import * as z from 'zod';

/** The tag that carries our email's id into SES's events. */
export const MAIL_ID = 'mail-id';

const recipients = z.array(z.object({ emailAddress: z.string() }));
const mail = z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) });

/** The fields that we use from an SES event in EventBridge (SES guide, "Contents of event data"). */
export const SesEvent = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({ eventType: z.literal('Send'), mail }),
    z.object({ eventType: z.literal('Reject'), mail }),
    z.object({
      eventType: z.literal('Bounce'),
      mail,
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({ complainedRecipients: recipients, complaintFeedbackType: z.string().nullish() }),
    }),
  ]),
});
export type SesEvent = z.infer<typeof SesEvent>;
