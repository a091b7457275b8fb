import { DropdownMenu as D } from 'radix-ui';
console.log(D.Root, D.Content, D.Portal, D.Item, D.Trigger, D.RadioGroup, D.RadioItem);
