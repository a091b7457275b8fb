import { Copy, Play, Plus, Trash2 } from 'lucide-react';
import { Button, buttonLook } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Shortcut } from '../../ui/shortcut.tsx';
import { Menus } from './menus.tsx';
import { Row, Specimen, State } from './specimen.tsx';

export const Buttons = () => (
  <>
    <Specimen title="Button" note="One signal button per screen. Danger opens a dialog, destroy confirms it.">
      <State name="Tones">
        <Row>
          <Button tone="signal">Submit release</Button>
          <Button>Save as draft</Button>
          <Button tone="quiet">Not now</Button>
          <Button tone="danger">Delete draft…</Button>
          <Button tone="destroy">Delete</Button>
        </Row>
      </State>
      <State name="Small">
        <Row>
          <Button size="small" tone="signal">
            Add track
          </Button>
          <Button size="small">
            <Plus />
            Add track
          </Button>
          <Button size="small" tone="quiet">
            Cancel
          </Button>
          <Button size="small" tone="danger">
            Remove
          </Button>
        </Row>
      </State>
      <State name="Busy, disabled, as a link">
        <Row>
          <Button tone="signal" busy="Submitting…">
            Submit release
          </Button>
          <Button busy="Saving…">Save</Button>
          <Button tone="signal" disabled>
            Submit release
          </Button>
          <Button disabled>Save</Button>
          <a href="#buttons" className={buttonLook()}>
            Read the terms
          </a>
        </Row>
      </State>
      <State name="Long words">
        <div className="max-w-60">
          <Button className="w-full whitespace-normal!">Apply these credits to all fourteen tracks</Button>
        </div>
      </State>
    </Specimen>
    <Specimen title="Icon button" note="Its name is in the tooltip, after a moment or on focus.">
      <Row>
        <IconButton label="Play Night Ferry" shortcut="p">
          <Play />
        </IconButton>
        <IconButton label="Copy ISRC" tone="plain">
          <Copy />
        </IconButton>
        <IconButton label="Delete draft" tone="danger">
          <Trash2 />
        </IconButton>
        <IconButton label="Deleting draft" busy>
          <Trash2 />
        </IconButton>
        <IconButton label="Play, no audio yet" disabled>
          <Play />
        </IconButton>
      </Row>
    </Specimen>
    <Menus />
    <Specimen title="Shortcut" note="Command on a Mac, Ctrl elsewhere.">
      <Row>
        <Shortcut keys="mod+k" />
        <Shortcut keys="shift+enter" />
        <Shortcut keys="g r" />
        <Shortcut keys="?" />
      </Row>
    </Specimen>
  </>
);
