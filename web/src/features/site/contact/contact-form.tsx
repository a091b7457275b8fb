import { brand } from '../../../../../shared/brand.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { controlFrame, controlLook } from '../../../ui/text-input.tsx';

/** Composes an email in the visitor's own email program: nothing is sent to the site, and the visitor keeps a copy. */
export const ContactForm = () => (
  <form data-contact className="needs-script grid max-w-xl gap-5">
    <p className="grid gap-1.5">
      <label htmlFor="subject" className="text-small font-[560]">
        Subject
      </label>
      <input id="subject" name="subject" maxLength={150} className={controlLook} />
    </p>
    <p className="grid gap-1.5">
      <label htmlFor="message" className="text-small font-[560]">
        Message
      </label>
      <textarea id="message" name="message" rows={7} maxLength={4000} className={`${controlFrame} py-2`} />
    </p>
    <p className="grid justify-items-start gap-2">
      <a data-contact-mail href={`mailto:${brand.supportEmail}`} className={buttonLook({ tone: 'signal' })}>
        Open in your email app
      </a>
      <span className="text-small text-soft">Nothing is sent until you send the email.</span>
    </p>
  </form>
);
