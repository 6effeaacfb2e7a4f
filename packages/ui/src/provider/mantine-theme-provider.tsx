import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, mantineTheme } from './mantine-theme.ts';

/** Mantine's provider with our colours and fonts. Import `@parages/ui/mantine.css` beside it. */
export const MantineThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={mantineTheme}
    cssVariablesResolver={cssVariablesResolver}
    forceColorScheme="light"
  >
    {children}
  </MantineProvider>
);
