import { Command, defaultFilter } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';
import { Shortcut } from './shortcut.tsx';

export type PaletteItem = {
  id: string;
  label: string;
  /** Small text beside the name, to distinguish items with the same name. */
  hint?: string;
  /** The item's current state, at the end of the line: 'Ready'. */
  aside?: string;
  icon?: ReactNode;
  /** Other words that find the item. */
  keywords?: readonly string[];
  /** Whether the caller's own search found the item, which is then always shown. */
  isFound?: boolean;
  /** The item's key, as in `Shortcut`; only displayed here. */
  shortcut?: string;
  onSelect: () => void;
};
export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

type Props = {
  open: boolean;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  placeholder: string;
  /** Shown when nothing matches; suggests what to do. */
  empty: string;
  /** Receives the search text, for a caller whose groups come from a server. */
  onType?: (search: string) => void;
};

/** Added to the words of items that the caller has found. Users cannot type it. */
const FOUND = '\u0001';
/**
 * The score of an item that the caller has found: below items whose name matches, above items that only contain the
 * letters.
 */
const FOUND_SCORE = 0.3;

/**
 * Scores the visible words instead of the id. The palette reads an item's words only once, so they cannot include the
 * search text.
 */
const score = (_id: string, typed: string, words: string[] = []) =>
  Math.max(defaultFilter(words.join(' '), typed), words.includes(FOUND) ? FOUND_SCORE : 0);

/** Finds every action and page. Closes before it runs the chosen action. Load it when it is first needed. */
const CommandPalette = ({ open, onClose, groups, placeholder, empty, onType }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    className="inset-x-0 top-0 mx-auto w-full overflow-hidden rounded-b-card border-b [--from-y:-0.5rem] sm:top-[14dvh] sm:w-[min(40rem,calc(100vw-3rem))] sm:rounded-card sm:border"
  >
    <Dialog.Title className="sr-only">{placeholder}</Dialog.Title>
    <Command label={placeholder} filter={score} loop>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="text-soft" />
        <Command.Input
          placeholder={placeholder}
          {...(onType && { onValueChange: onType })}
          className="h-14 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-soft"
        />
        <Dialog.Close className="grid place-items-center rounded-inner text-soft hover:text-ink pointer-coarse:-mr-3 pointer-coarse:size-11">
          <span className="sr-only">Close</span>
          <span aria-hidden className="pointer-coarse:hidden">
            <Shortcut keys="esc" />
          </span>
          <X className="not-pointer-coarse:hidden" />
        </Dialog.Close>
      </div>
      <Command.List className="max-h-[min(24rem,calc(100dvh-6rem))] scroll-py-2 overflow-y-auto overscroll-contain p-2">
        <Command.Empty>
          {/* biome-ignore lint/a11y/useFocusableInteractive: a listbox must not be empty, and this cannot be chosen */}
          <div role="option" aria-selected={false} aria-disabled className="cursor-default px-3 py-6 text-soft">
            {empty}
          </div>
        </Command.Empty>
        {groups.map(({ title, items }) => (
          <Command.Group
            key={title}
            heading={title}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-soft"
          >
            {items.map((item) => (
              <Line key={item.id} item={item} onClose={onClose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  </Modal>
);

const Line = ({ item, onClose }: { item: PaletteItem; onClose: () => void }) => (
  <Command.Item
    value={item.id}
    keywords={[item.label, ...(item.keywords ?? []), ...(item.isFound ? [FOUND] : [])]}
    onSelect={() => {
      onClose();
      item.onSelect();
    }}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 data-[selected=true]:bg-sunken"
  >
    {item.icon && <span className="flex text-soft">{item.icon}</span>}
    <span className="min-w-0 truncate">{item.label}</span>
    {item.hint && <span className="min-w-0 shrink-[2] truncate text-small text-soft">{item.hint}</span>}
    {item.aside && <span className="ml-auto shrink-0 pl-4 text-small text-soft">{item.aside}</span>}
    {item.shortcut && <Shortcut keys={item.shortcut} className="ml-auto pl-4 text-soft pointer-coarse:hidden" />}
  </Command.Item>
);

export default CommandPalette;
