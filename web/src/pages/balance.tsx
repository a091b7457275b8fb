import { NotInThisVersion } from './not-in-this-version.tsx';

const BalancePage = () => (
  <NotInThisVersion title="Balance">
    Your balance grows from the stores’ royalty statements. This version does not import them and does not pay out, so
    nothing has been earned, paid out or requested here.
  </NotInThisVersion>
);

export default BalancePage;
