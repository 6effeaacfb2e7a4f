import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './link-context.tsx';
import { cssVariablesResolver, mantineTheme } from './mantine-theme.ts';

export type ParagesProviderProps = {
  children: ReactNode;
  /** The router's link (`({ href, ...rest }) => <RouterLink to={href} {...rest} />`); plain anchors without it. */
  linkComponent?: LinkComponent;
  /** `test` removes Mantine's transitions. */
  env?: 'default' | 'test';
};

/** Tokens, Mantine theme and link component for everything below. Once, at the root; import `@parages/ui/styles.css` beside it. */
export function ParagesProvider({ children, linkComponent, env = 'default' }: ParagesProviderProps) {
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light" env={env}>
      <LinkContext value={linkComponent ?? null}>{children}</LinkContext>
    </MantineProvider>
  );
}
