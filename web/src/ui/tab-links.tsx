import { Link } from 'react-router-dom';
import { type TabCount, TabWords, tabListLook, tabLook } from './tab-look.tsx';

type Props = {
  /** What the links choose, for screen readers. */
  label: string;
  links: readonly { to: string; label: string; count?: TabCount; isCurrent: boolean }[];
  /** Going from one to another is no step to go back from. */
  replaces?: boolean;
};

/** Views of one list, each with an address of its own. They look like tabs; for panels that only this page knows, use `Tabs`. */
export const TabLinks = ({ label, links, replaces = false }: Props) => (
  <nav aria-label={label} className={tabListLook}>
    {links.map(({ to, label, count, isCurrent }) => (
      <Link key={label} to={to} replace={replaces} aria-current={isCurrent ? 'page' : undefined} className={tabLook}>
        <TabWords count={count}>{label}</TabWords>
      </Link>
    ))}
  </nav>
);
