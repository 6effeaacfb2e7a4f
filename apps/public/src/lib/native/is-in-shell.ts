/**
 * Whether the site runs in its android or ios shell, detected by the bridge that the shell adds to
 * the page.
 */
export function isInShell(): boolean {
  const { androidBridge, webkit } = globalThis as {
    androidBridge?: unknown;
    webkit?: { messageHandlers?: { bridge?: unknown } };
  };
  return androidBridge !== undefined || webkit?.messageHandlers?.bridge !== undefined;
}
