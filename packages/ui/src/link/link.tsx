import type { ComponentPropsWithRef } from 'react';

/**
 * An anchor with `href`. The application's router handles links to its own pages without a reload.
 */
export const Link = (props: ComponentPropsWithRef<'a'> & { href: string }) => <a {...props} />;
