/** Whether the site runs in its android or ios shell, told by the bridges that these put in the page. Costs nothing to ask. */
export function isInShell(): boolean {
  const { androidBridge, webkit } = globalThis as {
    androidBridge?: unknown;
    webkit?: { messageHandlers?: { bridge?: unknown } };
  };
  return androidBridge !== undefined || webkit?.messageHandlers?.bridge !== undefined;
}
