import { Copy, MoreHorizontal, Play, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonLook } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { notify } from '../../ui/toast.tsx';
import { Row, Specimen } from './specimen.tsx';
import { useOverlay } from './use-overlay.ts';

const actions = (onDelete: () => void): readonly (readonly MenuItem[])[] => [
  [
    { label: 'Play', icon: <Play />, shortcut: 'p', onSelect: () => notify({ title: 'Playing Night Ferry' }) },
    { label: 'Duplicate', icon: <Copy />, onSelect: () => notify({ title: 'Night Ferry was duplicated' }) },
    { label: 'Submit', icon: <Send />, unavailable: 'Two tracks have no ISRC. Give them one first.' },
  ],
  [{ label: 'Delete draft…', icon: <Trash2 />, tone: 'danger', onSelect: onDelete }],
];

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'By title' },
  { value: 'date', label: 'By release date' },
] as const;

export function Menus() {
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('newest');
  const { open } = useOverlay();
  const askToDelete = () => open('confirm');
  return (
    <Specimen title="Menu" note="Actions. A disabled one says why.">
      <Row>
        <Menu groups={actions(askToDelete)}>
          <IconButton label="Actions for Night Ferry" tone="plain">
            <MoreHorizontal />
          </IconButton>
        </Menu>
        <Menu groups={actions(askToDelete)}>
          <Button>Actions</Button>
        </Menu>
        <MenuButton
          label={`Order: ${orders.find(({ value }) => value === order)?.label}`}
          choices={orders}
          chosen={order}
          onChoose={setOrder}
          className={buttonLook({ size: 'small' })}
        >
          {orders.find(({ value }) => value === order)?.label}
        </MenuButton>
      </Row>
    </Specimen>
  );
}
