/** The android and ios shells add a bridge to the page. */
export function isInShell(): boolean {
  const { androidBridge, webkit } = globalThis as {
    androidBridge?: unknown;
    webkit?: { messageHandlers?: { bridge?: unknown } };
  };
  return androidBridge !== undefined || webkit?.messageHandlers?.bridge !== undefined;
}
