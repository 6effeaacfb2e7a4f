import { expect, test } from '@playwright/test';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

const page = (paragraph: string): string => `<!doctype html><html lang="fr"><title>Une page</title>
<style>
  @keyframes appear { from, to { opacity: 0.4 } }
  @media (prefers-reduced-motion: no-preference) { .coming { animation: appear 600s } }
  .pale { opacity: 0.4 }
</style>
<main><h1>Une page</h1><p ${paragraph}>Votre demande est envoyée</p></main></html>`;

test('the accessibility scan reads the final contrast of a fading message, then restores motion', async ({
  page: looked,
}) => {
  await looked.setContent(page('class="coming"'));
  await expectAccessible(looked);
  await expect(looked.getByText('Votre demande')).toHaveCSS('opacity', '0.4');
});

test('the accessibility scan reports a message whose final contrast is too low', async ({
  page: looked,
}) => {
  await looked.setContent(page('class="pale"'));
  await expect(expectAccessible(looked, { name: 'sent' })).rejects.toThrow(
    /sent color-contrast: p <p class/,
  );
});

test('the accessibility scan keeps reduced motion on a page that had it', async ({
  page: looked,
}) => {
  await looked.emulateMedia({ reducedMotion: 'reduce' });
  await looked.setContent(page('class="coming"'));
  await expectAccessible(looked);
  await expect(looked.getByText('Votre demande')).toHaveCSS('opacity', '1');
});
