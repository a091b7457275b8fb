import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * How long typing must pause before the URL is updated. Browsers allow only about a hundred changes to the URL in half
 * a minute.
 */
const URL_UPDATE_DELAY_MS = 300;

/** A field's text, mirrored in the URL, so that reloading, a bookmark or the back button restores it. */
export function useQueryText(name: string) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes, not when the URL does
  useEffect(() => {
    if (text === written.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The user may have followed a link to a page that is still loading.
      if (window.location.pathname !== pathname) return;
      written.current = text;
      setQuery(queryWithValue(name, text), { replace: true });
    }, URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // Shows the text in the URL after a link to the same page, or the back button, has changed it.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);
  return {
    text,
    setText,
    /** Clears the text; the caller changes the URL itself. */
    forget: () => {
      written.current = '';
      setText('');
    },
  };
}

/**
 * The query with one value changed, or removed if empty. Reads the current URL instead of the rendered one, so that a
 * text and a filter that change together do not undo each other.
 */
export function queryWithValue(name: string, value: string): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  return query;
}
