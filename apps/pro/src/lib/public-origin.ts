/** Origin of the public site, derived from the professional one: the same host without `pro.`. */
export const publicOrigin = ({ protocol, host }: { protocol: string; host: string }): string =>
  `${protocol}//${host.replace(/^pro\./, '')}`;
