export const shareFr = {
  title: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas pu être copié',
  mail: 'E-mail',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  x: 'X',
} as const;
