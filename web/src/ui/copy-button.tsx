import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { notifyFailure } from './toast.tsx';

const CONFIRMED_MS = 2000;

type Props = {
  text: string;
  /** The name of the copied text: 'UPC'. */
  name: string;
};

/** Copies text to the clipboard, and confirms it for a moment. */
export function CopyButton({ text, name }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notifyFailure({ title: `${name} was not copied`, text: 'Your browser didn’t allow it.' }),
    );
  return (
    <span className="inline-flex items-center">
      <IconButton label={`Copy ${name}`} onClick={() => void copy()}>
        {isCopied ? <Check /> : <Copy />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && `${name} copied`}
      </span>
    </span>
  );
}
