import type { Words } from '../i18n/i18n.ts';
import type { shareFr } from './share.fr.ts';

export const shareEn: Words<typeof shareFr> = {
  title: 'Share',
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
  mail: 'Email',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  x: 'X',
};
