import { Volume2 } from 'lucide-react';
import { keysOf } from '../../../../shared/typed-record.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import Drawer from '../../ui/drawer.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { notify } from '../../ui/toast.tsx';
import { DialogOverDialog } from './dialog-over-dialog.tsx';
import { clauses, names, paletteGroups, shortcutGroups } from './overlay-content.tsx';
import { Row, Specimen } from './specimen.tsx';
import { type Overlay, useOverlay } from './use-overlay.ts';

const CommandPalette = lazyDialog(() => import('../../ui/command-palette.tsx'));
const KeyboardHelp = lazyDialog(() => import('../../ui/keyboard-help.tsx'));

export function Overlays() {
  const { isOpen, open, close } = useOverlay();
  const props = (overlay: Overlay) => ({ open: isOpen(overlay), onClose: close });
  return (
    <Specimen title="Overlays" note="Escape closes each one, and the focus returns. A hash such as #drawer opens one.">
      <Row>
        {keysOf(names).map((overlay) => (
          <Button key={overlay} onClick={() => open(overlay)}>
            {names[overlay]}
          </Button>
        ))}
      </Row>
      <Dialog
        {...props('dialog')}
        title="Change the artist name"
        description="It changes on every release that isn’t out yet."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button tone="signal" onClick={close}>
              Change name
            </Button>
          </>
        }
      >
        <Field label="Artist name">{(control) => <TextInput {...control} defaultValue="Ines Faro" />}</Field>
        <IconButton label="Hear the name" onClick={() => notify({ title: 'Ines Faro' })}>
          <Volume2 />
        </IconButton>
        <DialogOverDialog />
      </Dialog>
      <Dialog
        {...props('dialog-long')}
        title="Distribution agreement, in a title that is longer than its line"
        actions={<Button onClick={close}>Close the agreement</Button>}
      >
        <div className="grid gap-3">
          {clauses.map((clause) => (
            <p key={clause}>{clause}</p>
          ))}
        </div>
      </Dialog>
      <Drawer {...props('drawer')} title="Menu">
        <ul className="grid p-4">
          {['Dashboard', 'Releases', 'Balance'].map((page) => (
            <li key={page}>
              <a href="#overlays" className="flex min-h-11 items-center rounded-card px-3 hover:bg-sunken">
                {page}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
      <ConfirmDialog
        {...props('confirm')}
        title="Delete Night Ferry?"
        confirm="Delete draft"
        onConfirm={() => {
          close();
          notify({ title: 'Night Ferry was deleted' });
        }}
      >
        Its cover and three recordings go with it. This cannot be undone.
      </ConfirmDialog>
      <ConfirmDialog
        {...props('confirm-busy')}
        title="Submit Night Ferry?"
        tone="signal"
        confirm="Submit"
        busy="Submitting…"
        onConfirm={close}
      >
        After this the stores have it, and nothing can be changed for two days.
      </ConfirmDialog>
      {isOpen('palette') && (
        <CommandPalette
          {...props('palette')}
          groups={paletteGroups}
          placeholder="Search or jump to"
          empty="No results. Try a title, an artist or a page."
        />
      )}
      {isOpen('keys') && <KeyboardHelp {...props('keys')} groups={shortcutGroups} />}
    </Specimen>
  );
}
