import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** What every link of this package hands to the link component: an `href` and the attributes of an anchor. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

/** A router's link behind the attributes of an anchor. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The link component of the application; `null` means plain anchors. */
export const LinkContext = createContext<LinkComponent | null>(null);
