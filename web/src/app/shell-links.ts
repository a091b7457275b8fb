import {
  ChartNoAxesColumn,
  CreditCard,
  Disc3,
  Files,
  House,
  type LucideIcon,
  Settings,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { paths } from '../lib/paths.ts';

export type ShellLink = { to: string; label: string; icon: LucideIcon };

const dashboard = { to: paths.dashboard, label: 'Dashboard', icon: House };
const releases = { to: paths.releases, label: 'Releases', icon: Disc3 };
const analytics = { to: paths.analytics, label: 'Analytics', icon: ChartNoAxesColumn };
const balance = { to: paths.balance, label: 'Balance', icon: Wallet };
const profile = { to: paths.profile, label: 'Profile', icon: UserRound };
const settings = { to: paths.settings, label: 'Settings', icon: Settings };

const admin = { to: paths.admin, label: 'Admin', icon: UsersRound };
const allReleases = { to: paths.adminReleases, label: 'All Releases', icon: Files };
const payments = { to: paths.adminPayments, label: 'Payments', icon: CreditCard };

type LinkSet = { artist: readonly ShellLink[]; admin: readonly ShellLink[] };

/** The sidebar's links (S1 section 2, "Dashboard shell"): the only place with Payments. */
export const sidebarLinks: LinkSet = {
  artist: [dashboard, releases, analytics, balance, profile],
  admin: [admin, allReleases, payments],
};

/** The mobile menu's links: the only place with Settings (S1 section 2), plus Balance (decisions, "Mobile menu"). */
export const menuLinks: LinkSet = {
  artist: [dashboard, releases, analytics, balance, profile, settings],
  admin: [admin, allReleases],
};
