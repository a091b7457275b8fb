import {
  Banknote,
  BookOpenText,
  Bot,
  ChartNoAxesColumn,
  CircleMinus,
  ClipboardList,
  Coins,
  CreditCard,
  Disc3,
  FileSpreadsheet,
  Files,
  Headphones,
  House,
  PackageOpen,
  ScrollText,
  Settings,
  Split,
  Stamp,
  Tag,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';

/**
 * Icons of the shell's links. They are loaded with the shell; the table of screens, which every page loads, contains
 * only their names.
 */
export const linkIcons = {
  banknote: Banknote,
  book: BookOpenText,
  bot: Bot,
  card: CreditCard,
  chart: ChartNoAxesColumn,
  clipboard: ClipboardList,
  coins: Coins,
  disc: Disc3,
  export: PackageOpen,
  files: Files,
  house: House,
  people: UsersRound,
  person: UserRound,
  review: Headphones,
  scroll: ScrollText,
  settings: Settings,
  statement: FileSpreadsheet,
  split: Split,
  stamp: Stamp,
  tag: Tag,
  takedown: CircleMinus,
  wallet: Wallet,
};
export type LinkIcon = keyof typeof linkIcons;
