import { Dialog } from './dialog.tsx';
import { Shortcut } from './shortcut.tsx';

export type ShortcutGroup = {
  title: string;
  /** `keys` as in `Shortcut`. */
  shortcuts: readonly { keys: string; what: string }[];
};

type Props = { open: boolean; onClose: () => void; groups: readonly ShortcutGroup[] };

/** All keyboard shortcuts and what they do. */
const KeyboardHelp = ({ open, onClose, groups }: Props) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <div className="grid gap-6">
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className="grid gap-1">
          <h3 className="text-small text-soft">{title}</h3>
          <dl>
            {shortcuts.map(({ keys, what }) => (
              <div key={keys} className="flex min-h-9 items-center justify-between gap-6 border-t border-line">
                <dt>{what}</dt>
                <dd>
                  <Shortcut keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Dialog>
);

export default KeyboardHelp;
