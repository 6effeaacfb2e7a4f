import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthWordsProvider } from '../say-auth.tsx';
import { sayFrench } from './say-french.ts';

export const renderAuth = (children: ReactNode) =>
  render(<AuthWordsProvider say={sayFrench}>{children}</AuthWordsProvider>);
