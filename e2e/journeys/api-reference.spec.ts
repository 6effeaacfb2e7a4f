import { expect, test } from '../fixtures/visitor.ts';

test('an integrator leaves the guide for the reference, and tries an operation in it', async ({
  page,
}) => {
  // Swagger UI reads the whole document before it shows an operation.
  test.slow();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'Try every operation' }).click();
  await page.getByRole('link', { name: 'Places', exact: true }).click();
  const operation = page.locator('#operations-Places-getTownPosition');
  await operation.getByRole('button').first().click();
  await operation.getByPlaceholder('slug').fill('tours');
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.getByRole('table').filter({ hasText: 'Response headers' });
  await expect(answer).toContainText('200');
  await expect(answer).toContainText('"slug": "tours"');
  expect(refused).toEqual([]);
});
