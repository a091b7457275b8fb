import { Navigate } from 'react-router-dom';
import { pathTo } from '../lib/paths.ts';

/** Redirects to the profile, which contains all settings (product 2.1). */
const SettingsPage = () => <Navigate replace to={pathTo('/dashboard/profile')} />;

export default SettingsPage;
