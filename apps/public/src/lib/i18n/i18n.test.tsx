// Specification: §2.50
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { formatDistance } from '@parages/ui/format/distance.fr';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../test/render-site.tsx';
import { addWords, i18nIn, loadWords } from './i18n.ts';
import { localIn } from './local.ts';

const nothing = () => undefined;

it('issue "English as the second language of the public site": renders the not-found page in English for the locale "en"', async () => {
  await loadWords('en');
  renderSite('/nothing-here', nothing, { locale: 'en' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This page does not exist',
  );
  expect(screen.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
});

it('renders the not-found page in French by default, also after an English page', async () => {
  renderSite('/nothing-here', nothing);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Cette page n’existe pas',
  );
});

it('fetches the English texts once for two calls of loadWords("en"), and never for loadWords("fr")', async () => {
  let fetched = 0;
  const load = async () => {
    fetched += 1;
    return { sampleEn: { hello: 'Hello' } };
  };
  addWords('sample', { fr: { hello: 'Bonjour' }, en: load });
  await loadWords('fr');
  expect(fetched).toBe(0);
  await loadWords('en');
  await loadWords('en');
  expect(fetched).toBe(1);
  expect([i18nIn('fr'), i18nIn('en')].map((one) => one.t('sample:hello' as never))).toEqual([
    'Bonjour',
    'Hello',
  ]);
});

it('issue "dates, distances and prices formatted by locale": localIn returns English formats and labels for "en", and the given ones for "fr"', async () => {
  await loadWords('en');
  const french = { themeLabels, formatDistance, formatCardPrice };
  const english = localIn('en', french);
  expect(localIn('fr', french)).toBe(french);
  expect(english.themeLabels.expositions).toBe('Exhibitions');
  expect(english.formatDistance(840)).toBe('0.8\u00a0km');
  expect(english.formatCardPrice({ isFree: false, minPriceCents: 850, maxPriceCents: null })).toBe(
    'from €8.50',
  );
});
