/** A link that opens an email with this subject and message (RFC 6068). */
export const mailTo = (address: string, { subject, message }: { subject: string; message: string }): string => {
  const words = Object.entries({ subject: subject.trim(), body: message.trim().replaceAll('\n', '\r\n') })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${address}${words.length > 0 ? '?' : ''}${words.join('&')}`;
};

/** Fills in the subject from the page's URL, and updates the link as the visitor types. Does nothing on other pages. */
export function fillContact({ document, location } = window): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  const link = form?.querySelector<HTMLAnchorElement>('[data-contact-mail]');
  const subject = form?.querySelector<HTMLInputElement>('#subject');
  const message = form?.querySelector<HTMLTextAreaElement>('#message');
  if (!form || !link || !subject || !message) return;
  const address = link.pathname;
  subject.value ||= (new URLSearchParams(location.search).get('subject') ?? '').slice(0, subject.maxLength);
  const fill = () => {
    link.href = mailTo(address, { subject: subject.value, message: message.value });
  };
  form.addEventListener('input', fill);
  // Prevents Enter in the subject from submitting the form.
  form.addEventListener('submit', (event) => event.preventDefault());
  fill();
}
