import KeyboardHelp, { type ShortcutGroup } from '../ui/keyboard-help.tsx';

const groups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: 'mod+k', what: 'Search or jump to' },
      { keys: 'mod+b', what: 'Collapse or expand the sidebar' },
      { keys: '?', what: 'Show these shortcuts' },
      { keys: 'esc', what: 'Close what is open' },
    ],
  },
  {
    title: 'Releases',
    shortcuts: [
      { keys: '/', what: 'Search your releases' },
      { keys: 'n', what: 'Add a new release' },
      { keys: 'v', what: 'Show a table, or covers' },
      { keys: 'x', what: 'Select the release' },
      { keys: 'shift+x', what: 'Select all from the last one on' },
      { keys: 'up', what: 'Move up a row' },
      { keys: 'down', what: 'Move down a row, or from the search to the first release' },
      { keys: 'left', what: 'Move to the release before' },
      { keys: 'right', what: 'Move to the next release' },
      { keys: 'enter', what: 'Open the release' },
    ],
  },
  {
    title: 'Editor and chat',
    shortcuts: [
      { keys: ']', what: 'Next thing that is missing; in a field F8' },
      { keys: '[', what: 'Missing thing before; in a field Shift+F8' },
      { keys: 't', what: 'Add a track' },
      { keys: 'F1', what: 'Ask the assistant about the field' },
      { keys: 'shift+enter', what: 'Break the line of an answer' },
      { keys: 'up', what: 'Write the last answer again' },
    ],
  },
  {
    title: 'Tracks of an album',
    shortcuts: [
      { keys: 'up', what: 'The same value of the track above' },
      { keys: 'down', what: 'The same value of the track below' },
      { keys: 'left', what: 'Move to the cell before' },
      { keys: 'right', what: 'Move to the next cell' },
      { keys: 'enter', what: 'Open the track, from a title that is saved' },
    ],
  },
  {
    title: 'Player',
    shortcuts: [
      { keys: 'Space', what: 'Play, or pause' },
      { keys: 'left', what: 'Five seconds back, on its line' },
      { keys: 'right', what: 'Five seconds on, on its line' },
    ],
  },
  {
    title: 'Review',
    shortcuts: [
      { keys: 'j', what: 'Next release' },
      { keys: 'k', what: 'Release before' },
      { keys: 'p', what: 'Play, or pause' },
      { keys: 'shift+p', what: 'Play the next track' },
      { keys: 'c', what: 'Enlarge the cover' },
      { keys: 'x', what: 'Export' },
      { keys: 'r', what: 'Request changes' },
      { keys: 'l', what: 'Looks good, or no longer' },
      { keys: 's', what: 'Skip' },
    ],
  },
];

const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => <KeyboardHelp open onClose={onClose} groups={groups} />;

export default ShortcutsHelp;
