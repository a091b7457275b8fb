import { Tabs as D } from 'radix-ui';
console.log(D.Root, D.Content, D.List, D.Trigger);
