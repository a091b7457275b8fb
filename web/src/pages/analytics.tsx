import { NotInThisVersion } from './not-in-this-version.tsx';

const AnalyticsPage = () => (
  <NotInThisVersion title="Analytics">
    Earnings and streams come from the stores’ royalty statements. This version does not import them, so there is
    nothing that we could show you truthfully.
  </NotInThisVersion>
);

export default AnalyticsPage;
