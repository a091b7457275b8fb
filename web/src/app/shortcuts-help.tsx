import KeyboardHelp, { type ShortcutGroup } from '../ui/keyboard-help.tsx';

const groups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: 'mod+k', what: 'Search or jump to' },
      { keys: 'mod+b', what: 'Collapse or expand the sidebar' },
      { keys: '?', what: 'Show these shortcuts' },
      { keys: 'esc', what: 'Close the open dialog or menu' },
    ],
  },
  {
    title: 'Releases',
    shortcuts: [
      { keys: '/', what: 'Search your releases' },
      { keys: 'n', what: 'Add a new release' },
      { keys: 'v', what: 'Switch between table and covers' },
      { keys: 'x', what: 'Select the release' },
      { keys: 'shift+x', what: 'Select a range' },
      { keys: 'up', what: 'Move up a row' },
      { keys: 'down', what: 'Move down a row, or from the search to the first release' },
      { keys: 'left', what: 'Move to the previous release' },
      { keys: 'right', what: 'Move to the next release' },
      { keys: 'enter', what: 'Open the release' },
    ],
  },
  {
    title: 'Editor and chat',
    shortcuts: [
      { keys: ']', what: 'Next missing item (F8 in a field)' },
      { keys: '[', what: 'Previous missing item (Shift+F8 in a field)' },
      { keys: 't', what: 'Add a track' },
      { keys: 'F1', what: 'Ask the assistant about the field' },
      { keys: 'shift+enter', what: 'Start a new line in an answer' },
      { keys: 'up', what: 'Edit your last answer' },
    ],
  },
  {
    title: 'Tracks of an album',
    shortcuts: [
      { keys: 'up', what: 'Use the value of the track above' },
      { keys: 'down', what: 'Use the value of the track below' },
      { keys: 'left', what: 'Move to the previous cell' },
      { keys: 'right', what: 'Move to the next cell' },
      { keys: 'enter', what: 'Open the track, from a saved title' },
    ],
  },
  {
    title: 'Player',
    shortcuts: [
      { keys: 'Space', what: 'Play or pause' },
      { keys: 'left', what: 'Five seconds back, on the seek bar' },
      { keys: 'right', what: 'Five seconds forward, on the seek bar' },
    ],
  },
  {
    title: 'Review',
    shortcuts: [
      { keys: 'j', what: 'Next release' },
      { keys: 'k', what: 'Previous release' },
      { keys: 'p', what: 'Play or pause' },
      { keys: 'shift+p', what: 'Play the next track' },
      { keys: 'c', what: 'Enlarge the cover' },
      { keys: 'x', what: 'Export' },
      { keys: 'r', what: 'Request changes' },
      { keys: 'l', what: 'Mark “Looks good”, or unmark it' },
      { keys: 's', what: 'Skip' },
    ],
  },
];

const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => <KeyboardHelp open onClose={onClose} groups={groups} />;

export default ShortcutsHelp;
