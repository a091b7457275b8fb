import { Link } from 'react-router-dom';
import { addReleasePath, pathTo } from '../../lib/paths.ts';

/** The pages that an artist opens most; and the office's, for an admin. */
export const QuickActions = ({ isAdmin }: { isAdmin: boolean }) => (
  <section aria-labelledby="actions">
    <h2 id="actions" className="pb-3 text-lead">
      Quick actions
    </h2>
    <ul className="border-b border-line">
      <Action to={addReleasePath} title="Add New Release" text="A single, an EP or an album: begin with any field." />
      <Action
        to={pathTo('/dashboard/releases')}
        title="Releases"
        text="Your library: find one, complete it, submit it."
      />
      <Action
        to={pathTo('/dashboard/profile')}
        title="Profile"
        text="Your name, your password, your mails, and all your data to take along."
      />
      {isAdmin && (
        <>
          <Action to={pathTo('/dashboard/admin')} title="Admin" text="Accounts that wait for activation." />
          <Action
            to={pathTo('/dashboard/admin/releases')}
            title="All Releases"
            text="Submitted releases, ready to export."
          />
        </>
      )}
    </ul>
  </section>
);

const Action = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li className="border-t border-line">
    <Link to={to} className="group grid gap-x-6 py-4 sm:grid-cols-[12rem_1fr_auto]">
      <span className="font-[560] decoration-edge underline-offset-4 group-hover:underline">{title}</span>
      <span className="text-soft">{text}</span>
      <span aria-hidden className="text-soft transition-transform group-hover:translate-x-1 max-sm:hidden">
        →
      </span>
    </Link>
  </li>
);
