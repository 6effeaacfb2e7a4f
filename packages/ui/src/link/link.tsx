import type { ComponentPropsWithRef } from 'react';

/**
 * An anchor with `href`: the router of the application handles links to its pages without a reload.
 */
export const Link = (props: ComponentPropsWithRef<'a'> & { href: string }) => <a {...props} />;
