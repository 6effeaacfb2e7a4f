const controls = /\p{Cc}/u;
const placeholderOrigin = 'https://site.invalid';

const isPath = (text: string): boolean =>
  text.startsWith('/') && !text.startsWith('//') && !text.includes('\\') && !controls.test(text);

// A server or router may decode the path: the decoded form must be safe too.
function isPathOnceDecoded(path: string): boolean {
  try {
    return isPath(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Returns a path of this site from untrusted input, with its query and fragment. Returns null for
 * `//host` (also after dot segments are removed), backslashes, control characters, and their
 * percent-encoded forms: they could lead to another origin.
 */
export function safePath(untrusted: string | null | undefined): string | null {
  if (!untrusted || untrusted.includes(' ') || !isPath(untrusted)) return null;
  const { origin, pathname, search, hash } = new URL(untrusted, placeholderOrigin);
  const [asWritten = ''] = untrusted.split(/[?#]/, 1);
  const isSafe =
    origin === placeholderOrigin &&
    isPath(pathname) &&
    isPathOnceDecoded(asWritten) &&
    isPathOnceDecoded(pathname);
  return isSafe ? pathname + search + hash : null;
}
