import { Link } from 'react-router-dom';
import { type TabCount, TabLabel, tabListLook, tabLook } from './tab-look.tsx';

type Props = {
  /** The group's name for screen readers. */
  label: string;
  links: readonly { to: string; label: string; count?: TabCount; isCurrent: boolean }[];
  /** Whether moving between the links replaces the history entry. */
  replaces?: boolean;
};

/** Links to views of one list, each with its own URL. They look like tabs; use `Tabs` for panels without a URL. */
export const TabLinks = ({ label, links, replaces = false }: Props) => (
  <nav aria-label={label} className={tabListLook}>
    {links.map(({ to, label, count, isCurrent }) => (
      <Link key={label} to={to} replace={replaces} aria-current={isCurrent ? 'page' : undefined} className={tabLook}>
        <TabLabel count={count}>{label}</TabLabel>
      </Link>
    ))}
  </nav>
);
