/** Where the public site is, seen from the professional one: the same address without its first label. */
export const publicOrigin = ({ protocol, host }: { protocol: string; host: string }): string =>
  `${protocol}//${host.replace(/^pro\./, '')}`;
