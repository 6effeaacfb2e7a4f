import { createContext, type ReactNode, useContext } from 'react';
import type { SayAuth } from './words/auth-words.ts';

const SayContext = createContext<SayAuth | null>(null);

export const AuthWordsProvider = ({ say, children }: { say: SayAuth; children: ReactNode }) => (
  <SayContext value={say}>{children}</SayContext>
);

export function useSay(): SayAuth {
  const say = useContext(SayContext);
  if (say === null) throw new Error('useSay outside of AuthWordsProvider');
  return say;
}
