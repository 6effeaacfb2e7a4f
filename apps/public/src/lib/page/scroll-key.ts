import type { Location } from 'react-router';

const isEventPath = (path: string): boolean =>
  /^(\/ville\/[^/]+)?\/evenement\/|^\/poi\//.test(path);

let visits = 0;

/** An event always opens at its top: each visit gets a new key. */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  if (!isEventPath(pathname)) return key;
  visits += 1;
  return `${key}-${visits}`;
}
