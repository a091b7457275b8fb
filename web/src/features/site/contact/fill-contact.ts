/** An address that opens a mail with these words (RFC 6068). */
export const mailTo = (address: string, { subject, message }: { subject: string; message: string }): string => {
  const words = Object.entries({ subject: subject.trim(), body: message.trim().replaceAll('\n', '\r\n') })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${address}${words.length > 0 ? '?' : ''}${words.join('&')}`;
};

/** Fills the subject in that the address of the page brings, and lets the link hold what is typed. Does nothing on another page. */
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
  // Enter in the subject is no way to send it.
  form.addEventListener('submit', (event) => event.preventDefault());
  fill();
}
