/** Names of the hosts that this installation answers to, without ports. */
export type ServedHosts = { main: string; pro: string; others: readonly string[] };

export type HostVerdict = 'served' | 'unknown' | 'malformed';

const local = /^(localhost|127\.0\.0\.1)$|\.localhost$/;
// 10.0.2.2 is this machine, seen from the Android emulator.
const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]', '10.0.2.2'];
const highestPort = 65_535;
const longestHost = 260;
const shape = /^([a-z\d][a-z\d.-]*|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/;

/** Whether a host name is this machine's own. */
export const isLocalHost = (name: string): boolean => local.test(name);

/** Names from a setting, separated by commas. */
export const readHostNames = (setting: string): string[] =>
  setting
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/** Returns a function that judges a `Host` header. When the main host is this machine, all names of this machine are served. */
export function hostJudge({ main, pro, others }: ServedHosts): (host: string) => HostVerdict {
  const served = new Set([main, pro, ...others].map((name) => name.toLowerCase()));
  if (isLocalHost(main.toLowerCase())) for (const name of namesOfThisMachine) served.add(name);
  return (host) => {
    if (host.length > longestHost) return 'malformed';
    const [, name, port = '0'] = shape.exec(host.toLowerCase()) ?? [];
    if (name === undefined || Number(port) > highestPort) return 'malformed';
    return served.has(name) ? 'served' : 'unknown';
  };
}
