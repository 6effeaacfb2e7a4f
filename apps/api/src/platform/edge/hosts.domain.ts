/** Host names in lower case and without ports. */
export type ServedHosts = { main: string; pro: string; others: readonly string[] };

export type HostVerdict = 'served' | 'unknown' | 'malformed';

const local = /^(localhost|127\.0\.0\.1)$|\.localhost$/;
// 10.0.2.2 is the host machine for the Android emulator.
const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]', '10.0.2.2'];
const maxPort = 65_535;
const maxHostLength = 260;
const shape = /^([a-z\d][a-z\d.-]*|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/;

/** True for `localhost`, a name below it, and 127.0.0.1. */
export const isLocalHost = (name: string): boolean => local.test(name);

/** The name of a `Host` in lower case, and its port with the colon; empty without a port. */
export function splitHost(host: string): { name: string; port: string } {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.toLowerCase()) ?? [];
  return { name, port };
}

/** The host names of a comma-separated setting, in lower case. */
export const readHostNames = (setting: string): string[] =>
  setting
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/** When the main host is local, the names of this machine are served too. */
export function hostJudge({ main, pro, others }: ServedHosts): (host: string) => HostVerdict {
  const served = new Set([main, pro, ...others]);
  if (isLocalHost(main)) for (const name of namesOfThisMachine) served.add(name);
  return (host) => {
    if (host.length > maxHostLength) return 'malformed';
    const [, name, port = '0'] = shape.exec(host.toLowerCase()) ?? [];
    if (name === undefined || Number(port) > maxPort) return 'malformed';
    return served.has(name) ? 'served' : 'unknown';
  };
}
