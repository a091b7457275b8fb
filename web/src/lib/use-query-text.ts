import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * How long typing must pause before the address is updated. Browsers refuse more than about a hundred changes of
 * address in half a minute.
 */
const ADDRESS_FOLLOWS_MS = 300;

/** The text of a field, mirrored in the address, so that reload, bookmark and back button show the same. */
export function useQueryText(name: string) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes, not when the address does
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
  // Shows the text of the address after a link to the same page, or the back button, has changed it.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);
  return {
    text,
    setText,
    /** Clears the text; the caller changes the address itself. */
    forget: () => {
      written.current = '';
      setText('');
    },
  };
}

/**
 * The query with one value changed, or removed if empty. Reads the current address instead of the rendered one, so that
 * a text and a filter that change together do not undo each other.
 */
export function withValue(name: string, value: string): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  return query;
}
