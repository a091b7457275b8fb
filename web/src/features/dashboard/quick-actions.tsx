import { Link } from 'react-router-dom';
import { mayOpen, type OfficeRole } from '../../../../shared/accounts/office-role.ts';
import { addReleasePath, pathTo } from '../../lib/paths.ts';

/** Links to the artist's most used pages, and to the office's pages that the role may open. */
export const QuickActions = ({ role }: { role: OfficeRole | undefined }) => (
  <section aria-labelledby="actions">
    <h2 id="actions" className="pb-3 text-lead">
      Quick actions
    </h2>
    <ul className="border-b border-line">
      <Action to={addReleasePath} title="Add New Release" text="A single, an EP or an album: start with any field." />
      <Action
        to={pathTo('/dashboard/releases')}
        title="Releases"
        text="Your library: find a release, complete it, submit it."
      />
      <Action
        to={pathTo('/dashboard/profile')}
        title="Profile"
        text="Your name, password, emails, and a copy of all your data."
      />
      {mayOpen('admin', role) && (
        <Action to={pathTo('/dashboard/admin')} title="Admin" text="Accounts waiting for activation." />
      )}
      {mayOpen('reviewer', role) && (
        <Action
          to={pathTo('/dashboard/admin/releases')}
          title="All Releases"
          text="Submitted releases, ready to export."
        />
      )}
      {mayOpen('finance', role) && (
        <Action
          to={pathTo('/dashboard/admin/payments')}
          title="Payment History"
          text="Payments for plans, and refunds."
        />
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
