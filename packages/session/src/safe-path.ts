const controls = /\p{Cc}/u;

/**
 * A path of this site out of what a query string asks for, with its query and fragment; null for anything that could lead elsewhere: another
 * origin, `//host`, backslashes, control characters, and the same once decoded.
 */
export function safePath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.includes(' ') || !isPath(wanted)) return null;
  const [path = ''] = wanted.split(/[?#]/, 1);
  try {
    // What a server or a router would decode must still be a path.
    if (!isPath(decodeURIComponent(path))) return null;
  } catch {
    return null;
  }
  const url = new URL(wanted, 'https://site.invalid');
  return url.origin === 'https://site.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}

const isPath = (text: string): boolean => text.startsWith('/') && !text.startsWith('//') && !text.includes('\\') && !controls.test(text);
