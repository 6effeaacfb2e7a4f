import { expect, it } from 'vitest';
import { shareLinks } from './share-links.ts';

const page = {
  title: 'Bal & concert + feu\r\nBcc: x@example.org',
  url: 'https://parages.example/evenement/bal?dist=5&opts=free',
};
const hrefOf = (key: string): URL =>
  new URL(shareLinks(page).find((link) => link.key === key)?.href ?? '');

it('shareLinks gives each service the title and the whole address as one value', () => {
  expect(hrefOf('facebook').searchParams.get('u')).toBe(page.url);
  expect(hrefOf('whatsapp').searchParams.get('text')).toBe(`${page.title} ${page.url}`);
  expect(hrefOf('x').searchParams.get('text')).toBe(page.title);
  expect(hrefOf('x').searchParams.get('url')).toBe(page.url);
});

it('shareLinks encodes the subject and the body of the mail, line breaks included, with %20 for spaces', () => {
  const { protocol, searchParams, href } = hrefOf('mail');
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toBe(page.title);
  expect(searchParams.get('body')).toBe(`${page.title}\n${page.url}`);
  expect(href).not.toMatch(/[+\s]/);
});
