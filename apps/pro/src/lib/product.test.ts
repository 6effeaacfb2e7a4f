import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => void delete document.documentElement.dataset.product);

it('productName is the name that the service writes into the document', async () => {
  document.documentElement.dataset.product = 'Sorties & Cie';
  expect((await import('./product.ts')).productName).toBe('Sorties & Cie');
});

it('productName is « Parages » in a document without a name', async () => {
  expect((await import('./product.ts')).productName).toBe('Parages');
});
