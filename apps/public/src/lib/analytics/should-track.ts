const localName = /^localhost$|\.(?:localhost|local|internal|test)$/;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[?[\da-f:]*:[\da-f:.]*\]?$/;

/** Whether visits of this host are counted: those of a developer's machine, of a bare address and of the hosts used for trials are not. */
export function shouldTrack(hostname: string, stagingHosts: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  return !localName.test(host) && !ipAddress.test(host) && !stagingHosts.includes(host);
}
