export const publicOrigin = ({ protocol, host }: { protocol: string; host: string }): string =>
  `${protocol}//${host.replace(/^pro\./, '')}`;
