import { settingOf } from './document-settings.ts';

/** Origin of the public site of this installation, from the document or from the host. */
export const publicOrigin = ({ protocol, host }: { protocol: string; host: string }): string =>
  settingOf('public-origin') ?? `${protocol}//${host.replace(/^pro\./, '')}`;
