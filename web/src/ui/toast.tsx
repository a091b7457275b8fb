import { Toaster, toast } from 'sonner';

type Notice = { title: string; text?: string };

const id = ({ title, text }: Notice) => `${title} ${text ?? ''}`;

/** The same words twice at once are one toast. */
export const notify = (notice: Notice): void => {
  toast(notice.title, { id: id(notice), description: notice.text });
};

/** Something that the user asked for did not happen. Stays longer. */
export const notifyFailure = (notice: Notice): void => {
  toast.error(notice.title, { id: id(notice), description: notice.text, duration: 9000 });
};

export const Toasts = () => (
  <Toaster
    position="bottom-right"
    closeButton={false}
    icons={{ error: <span className="mt-2 block size-2 rounded-full bg-danger" aria-hidden /> }}
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          'flex w-full items-start gap-3 rounded-card border border-line bg-raised p-4 font-text text-ink shadow-float sm:w-[22rem]',
        title: 'font-[560]',
        description: 'text-small text-soft!',
        error: 'border-danger!',
      },
    }}
  />
);
