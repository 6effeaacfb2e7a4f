import type { ComponentPropsWithRef } from 'react';

/** An anchor with an address. The application follows those of its own pages without loading them anew. */
export const Link = (props: ComponentPropsWithRef<'a'> & { href: string }) => <a {...props} />;
