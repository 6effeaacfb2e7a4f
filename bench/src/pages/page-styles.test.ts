import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { weighStyles } from './page-styles.ts';

const files: Record<string, string> = {
  '/whole':
    '<style>a{}</style><style data-whole="/assets/style-a.css">b{}</style><p>d</p><style nonce="x">c{}</style>',
  '/assets/style-a.css': 'd{}',
  '/linked': '<link rel="stylesheet" href="/a.css">',
};
const weigh = (css: string): number => gzipSync(css, { level: 9 }).length;

it('weighStyles adds the inline rules and the style sheet, and throws for a page without `data-whole`', async () => {
  const server = createServer(({ url = '' }, answer) => answer.end(files[url]));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  expect(await weighStyles(origin, '/whole')).toBe(weigh('a{}b{}c{}') + weigh('d{}'));
  await expect(weighStyles(origin, '/linked')).rejects.toThrow(
    '/linked does not say where its style sheet is',
  );
});
