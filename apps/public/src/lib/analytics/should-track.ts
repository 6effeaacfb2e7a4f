const localName = /^localhost$|\.(?:localhost|local|internal|test)$/;
const ipv4Address = /^\d{1,3}(?:\.\d{1,3}){3}$/;

export function shouldTrack(hostname: string, stagingHosts: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  return (
    !localName.test(host) &&
    !ipv4Address.test(host) &&
    !host.includes(':') &&
    !stagingHosts.includes(host)
  );
}
