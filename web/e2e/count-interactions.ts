import type { Page } from '@playwright/test';

/**
 * The person's interactions in order: `click Pay $3.00`, `type Title`, `choose Primary genre`, `file cover.jpg`, `drop
 * 3 files`, `key Enter`.
 */
type Interactions = { all: () => readonly string[] };

/**
 * Counts a person's actions on a page, and on the tabs that it opens, from the next page load. These count as one each:
 * a click or tap, typing into a field (however much, including the click that begins it), a choice in a list, files
 * chosen or dropped together, and a key that triggers an action. Keys that only move the focus or scroll (Tab, arrows),
 * and those of the typing itself, do not count.
 */
export async function countInteractions(page: Page): Promise<Interactions> {
  const seen: string[] = [];
  const watch = async (one: Page) => {
    one.on('popup', (tab) => void watch(tab).catch(() => undefined));
    await one.exposeBinding('tellInteraction', (_, what: string) => void seen.push(what));
    await one.addInitScript(listen);
  };
  await watch(page);
  return { all: () => seen };
}

/** Runs in the page, and reads its events before the page itself does. */
function listen(): void {
  const tell = (what: string) =>
    (window as unknown as { tellInteraction?: (what: string) => void }).tellInteraction?.(what);
  const nameOf = (node: EventTarget | null): string => {
    const at = node instanceof Element ? node : null;
    const control = at?.closest<HTMLElement>('button, a, label, input, select, textarea, [role]') ?? at;
    const label = (control as HTMLInputElement | null)?.labels?.[0]?.textContent;
    const words = control?.getAttribute('aria-label') ?? label ?? control?.textContent ?? '';
    return words.trim().replace(/\s+/g, ' ').slice(0, 50) || (control?.tagName.toLowerCase() ?? 'the page');
  };
  const typed = /^(?:text|email|password|search|tel|url|number|date|time|month)$/;
  const isText = (node: EventTarget | null): node is HTMLElement =>
    (node instanceof HTMLInputElement && typed.test(node.type)) ||
    node instanceof HTMLTextAreaElement ||
    (node instanceof HTMLElement && node.isContentEditable);
  const isSelect = (node: EventTarget | null) => node instanceof HTMLSelectElement || node instanceof HTMLOptionElement;
  const on = <K extends keyof DocumentEventMap>(kind: K, hear: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(kind, hear, { capture: true, passive: true });

  /** The field that is being typed into, which has already been counted. */
  let typing: EventTarget | null = null;
  const type = (node: EventTarget | null) => {
    if (typing === node) return;
    typing = node;
    tell(`type ${nameOf(node)}`);
  };
  on('focusout', ({ target }) => {
    if (typing === target) typing = null;
  });
  on('pointerdown', ({ target }) => {
    if (isText(target)) type(target);
    else if (!isSelect(target)) tell(`click ${nameOf(target)}`);
  });
  on('input', ({ target }) => {
    if (isText(target)) type(target);
  });
  on('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) tell(`choose ${nameOf(target)}`);
    if (target instanceof HTMLInputElement && target.type === 'file' && target.files?.length)
      tell(`file ${target.files[0]?.name}${target.files.length > 1 ? ` and ${target.files.length - 1} more` : ''}`);
  });
  on('drop', ({ dataTransfer }) => tell(`drop ${dataTransfer?.files.length ?? 0} files`));
  const leads = /^(?:Tab|Shift|Control|Alt|Meta|CapsLock|Home|End|PageUp|PageDown|Arrow(?:Up|Down|Left|Right))$/;
  on('keydown', ({ key, target, ctrlKey, metaKey, repeat }) => {
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    if (repeat || (leads.test(key) && !isRadio) || key === 'Tab' || key === 'Shift' || isSelect(target)) return;
    const isOfTyping = isText(target) && !/^(?:Enter|Escape|F\d+)$/.test(key);
    const isOfEditing = (ctrlKey || metaKey) && /^[acvxyz]$/i.test(key);
    if (isOfTyping ? (ctrlKey || metaKey) && !isOfEditing : true) tell(`key ${key}`);
  });
}
