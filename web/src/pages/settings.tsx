import { Navigate } from 'react-router-dom';
import { pathTo } from '../lib/paths.ts';

/** Product 2.1: what can be set stands in the profile. */
const SettingsPage = () => <Navigate replace to={pathTo('/dashboard/profile')} />;

export default SettingsPage;
