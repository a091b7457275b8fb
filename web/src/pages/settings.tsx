import { Navigate } from 'react-router-dom';
import { pathTo } from '../lib/paths.ts';

/** All settings are in the profile (product 2.1). */
const SettingsPage = () => <Navigate replace to={pathTo('/dashboard/profile')} />;

export default SettingsPage;
