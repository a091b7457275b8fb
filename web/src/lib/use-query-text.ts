import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers refuse more than about a hundred changes of the address in half a minute: it follows what is typed after a pause. */
const ADDRESS_FOLLOWS_MS = 300;

/** A text that is typed and stands in the address under this name, so that a reload, a bookmark and the way back show the same. */
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
      // Whoever has followed a link meanwhile is not called back, while the next page is still on its way.
      if (window.location.pathname !== pathname) return;
      written.current = text;
      setQuery(withValue(name, text), { replace: true });
    }, ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // A link to the same page, or the way back, brings a text of its own.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);
  return {
    text,
    setText,
    /** Empties it; the caller changes the address with it. */
    forget: () => {
      written.current = '';
      setText('');
    },
  };
}

/**
 * The query of the address with one value changed; an empty value is left out. Of the address as it is, not as it was rendered: what was
 * typed and what was clicked a moment ago must not take each other away.
 */
export function withValue(name: string, value: string): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  return query;
}
