import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './link-context.tsx';

export type ParagesProviderProps = {
  children: ReactNode;
  /** The router's link (`({ href, ...rest }) => <RouterLink to={href} {...rest} />`); plain anchors without it. */
  linkComponent?: LinkComponent;
};

/** The link component for everything below. Once, at the root; import `@parages/ui/styles.css` beside it for the tokens and the faces. */
export const ParagesProvider = ({ children, linkComponent }: ParagesProviderProps) => (
  <LinkContext value={linkComponent ?? null}>{children}</LinkContext>
);
