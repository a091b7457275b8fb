import { Dialog } from 'radix-ui';
console.log(Dialog.Root, Dialog.Content, Dialog.Portal, Dialog.Overlay, Dialog.Title, Dialog.Close, Dialog.Description);
