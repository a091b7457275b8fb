import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeToSession } from './session.ts';

export const useSession = (): Session => useSyncExternalStore(subscribeToSession, currentSession);
