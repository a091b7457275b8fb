import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Browsers refuse more than about a hundred address changes in half a minute, so the address is updated after a pause
 * in typing.
 */
const ADDRESS_FOLLOWS_MS = 300;

/** Text in a field that is mirrored in the address, so that reload, bookmark and back button show the same. */
export function useQueryText(name: string) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the text, not itself
  useEffect(() => {
    if (text === written.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A link may have been followed while the next page was still loading.
      if (window.location.pathname !== pathname) return;
      written.current = text;
      setQuery(withValue(name, text), { replace: true });
    }, ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // A link to the same page, or the back button, sets a new text.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);
  return {
    text,
    setText,
    /** Clears it; the caller changes the address as well. */
    forget: () => {
      written.current = '';
      setText('');
    },
  };
}

/**
 * The address's query with one value changed, or removed when empty. Reads the current address, not the rendered one,
 * so that a text just typed and a filter just clicked do not undo each other.
 */
export function withValue(name: string, value: string): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  return query;
}
