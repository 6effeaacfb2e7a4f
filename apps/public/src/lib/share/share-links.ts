import type { Shareable } from '../native/native.ts';

type ShareLink = { key: 'mail' | 'facebook' | 'whatsapp' | 'x'; href: string };

const at = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query)}`;

/** Addresses where the visitor sends the link. They load nothing of these sites before a press. */
export const shareLinks = ({ title, url }: Shareable): ShareLink[] => [
  {
    key: 'mail',
    // Mail programs do not read `+` as a space.
    href: at('mailto:', { subject: title, body: `${title}\n${url}` }).replaceAll('+', '%20'),
  },
  { key: 'facebook', href: at('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { key: 'whatsapp', href: at('https://wa.me/', { text: `${title} ${url}` }) },
  { key: 'x', href: at('https://x.com/intent/post', { text: title, url }) },
];
