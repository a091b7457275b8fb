import {
  Banknote,
  BookOpenText,
  ChartNoAxesColumn,
  ClipboardList,
  CreditCard,
  Disc3,
  Files,
  Headphones,
  House,
  PackageOpen,
  ScrollText,
  Settings,
  Tag,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';

/** The icons of the shell's links. The table of screens names them: it is loaded with every page, they come with the shell. */
export const linkIcons = {
  banknote: Banknote,
  book: BookOpenText,
  card: CreditCard,
  chart: ChartNoAxesColumn,
  clipboard: ClipboardList,
  disc: Disc3,
  export: PackageOpen,
  files: Files,
  house: House,
  people: UsersRound,
  person: UserRound,
  review: Headphones,
  scroll: ScrollText,
  settings: Settings,
  tag: Tag,
  wallet: Wallet,
};
export type LinkIcon = keyof typeof linkIcons;
