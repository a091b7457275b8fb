import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { open: boolean; onClose: () => void; before: 'create' | 'submit' };

const texts = {
  create: 'Your account needs to be activated by an admin before you can create releases.',
  submit: 'Your account needs to be activated by an admin before you can submit releases. Please wait for approval.',
};

/** Explains why a user with an inactive account cannot continue (product 3.12). */
const InactiveDialog = ({ open, onClose, before }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Account Inactive"
    description={texts[before]}
    actions={<Button onClick={onClose}>OK</Button>}
  />
);

export default InactiveDialog;
