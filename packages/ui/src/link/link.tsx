import { useContext } from 'react';
import { type LinkComponentProps, LinkContext } from '../provider/link-context.tsx';

/** An anchor, drawn by the router of the application when `ParagesProvider` was given one. */
export function Link(props: LinkComponentProps) {
  const Component = useContext(LinkContext);
  return Component ? <Component {...props} /> : <a {...props} />;
}
