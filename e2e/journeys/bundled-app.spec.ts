// Specification: §1.13, §4.37, §7.19, §7.28
import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { androidOrigin, callAsIos, serveBundledApp } from '../fixtures/bundled-app.ts';
import { test } from '../fixtures/come-back.ts';
import { createMember } from '../fixtures/member.ts';
import { type NativeSide, type System, standInForShell } from '../fixtures/native-side.ts';
import { newEmail, openBrowserOf, signIn } from '../fixtures/people.ts';

test.describe.configure({ timeout: 120_000 });

async function openApp(page: Page, service: string, system: System): Promise<NativeSide> {
  const native = await standInForShell(page, system);
  await serveBundledApp(page, service);
  if (system === 'ios') await callAsIos(page, service);
  await page.goto(androidOrigin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Listens to the shell once the page is idle.
  await expect.poll(() => native.isHeard('App.appUrlOpen')).toBe(true);
  return native;
}

const originOf = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

/** Returns a function that reads the `Origin` and `Cookie` headers of the calls made until then. */
function watchCalls(page: Page, service: string) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${service}/api/`)) calls.push(request);
  });
  return async () => {
    const headers = await Promise.all(calls.map((call) => call.allHeaders()));
    return {
      origins: [...new Set(headers.map(({ origin = 'none' }) => origin))],
      cookies: headers.flatMap(({ cookie }) => cookie ?? []),
    };
  };
}

async function saveFirstConcert(page: Page): Promise<string> {
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Favori/, pressed: false }).click();
  await expect(card.getByRole('button', { name: /^Favori/, pressed: true })).toBeVisible();
  await expect(page.getByText('Ajouté à tes favoris')).toBeVisible();
  return title;
}

async function shareEvent(page: Page, native: NativeSide, service: string): Promise<void> {
  await page.getByRole('button', { name: 'Partager' }).first().click();
  await expect
    .poll(() => native.optionsOf('Share.share'))
    .toMatchObject({ url: expect.stringContaining(`${service}/evenement/`) });
}

async function goBackAndLeave(page: Page, native: NativeSide): Promise<void> {
  await native.fire('App.backButton', { canGoBack: true });
  await expect(page).toHaveURL(/\/favorites$/);
  await native.fire('App.backButton', { canGoBack: false });
  await expect(page).toHaveURL(/localhost\/(\?coords=[^&]*)?$/);
  await native.fire('App.backButton', { canGoBack: true });
  await expect.poll(() => native.optionsOf('App.exitApp')).toBeDefined();
}

/** Returns the link with which the page of the site opens the application. */
async function chooseInSystemBrowser(
  browser: Browser,
  page: Page,
  url: string,
  email: string,
): Promise<string> {
  const system = await openBrowserOf(browser, page);
  await system.goto(url);
  await expect(system.getByRole('heading', { name: 'Comptes inventés' })).toBeVisible();
  await system.getByLabel('Prénom').fill('Dominique');
  await system.getByLabel('Nom', { exact: true }).fill('Essai');
  await system.getByLabel(/Adresse e-mail/).fill(email);
  await system.getByRole('button', { name: 'Continuer', exact: true }).click();
  const link = system.getByRole('main').getByRole('link', { name: 'Ouvrir l’application' });
  const target = (await link.getAttribute('href')) ?? '';
  await system.context().close();
  return target;
}

for (const system of ['android', 'ios'] as const)
  test(`the bundled application of ${system} signs in with a password, searches, saves a favourite, shares an event, follows deep links and goes back, against a server of another origin`, {
    tag: '@phone',
  }, async ({ page, request, baseURL }) => {
    const service = originOf(baseURL);
    const member = await createMember(request, service);
    const readCalls = watchCalls(page, service);
    const native = await openApp(page, service, system);
    const account = page.getByRole('link', { name: 'Camille' });

    await test.step('sign in', async () => {
      await native.fire('App.appUrlOpen', { url: 'parages://auth/login' });
      await signIn(page, member.email, member.password);
      await expect(account).toBeVisible();
    });

    await test.step('search, with the tokens in headers and no cookie', async () => {
      await native.fire('App.appUrlOpen', { url: 'parages://ville/tours/category/concerts' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tours');
      const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
      await expect(picture).toHaveAttribute('src', new RegExp(`^${service}/mediafile/`));
      expect(await readCalls()).toEqual({ origins: [androidOrigin], cookies: [] });
    });

    const title = await test.step('save a favourite', () => saveFirstConcert(page));

    await test.step('follow a link of the site to the favourites', async () => {
      await native.fire('App.appUrlOpen', { url: `${service}/favorites` });
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });

    await test.step('share an event by its address on the site', async () => {
      // A prompt of the bridge of iOS may take the press of a slow page.
      await expect(async () => {
        await page.getByRole('heading', { name: title }).click();
        await expect(page).toHaveURL(/\/evenement\//, { timeout: 3000 });
      }).toPass();
      await shareEvent(page, native, service);
    });

    if (system === 'android')
      await test.step('go back to the favourites, go home, leave the application', () =>
        goBackAndLeave(page, native));

    await test.step('stay signed in after a restart without an access token', async () => {
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: on iOS the bridge replaces document.cookie; cookieStore and Playwright do not reach those cookies
        document.cookie = 'st-access-token=; Max-Age=0; Path=/';
      });
      const renewal = page.waitForResponse(`${service}/auth-api/session/refresh`);
      await page.goto(androidOrigin);
      expect((await renewal).status()).toBe(200);
      await expect(account).toBeVisible();
    });
    // The page may be calling when the journey ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('the bundled application signs in at a provider in the browser of the system, whose redirect opens it again', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const native = await openApp(page, originOf(baseURL), 'android');
  await native.fire('App.appUrlOpen', { url: 'parages://auth/login' });
  await page.getByRole('button', { name: 'Continuer avec Google' }).click();
  await expect.poll(() => native.optionsOf('Browser.open')).toBeDefined();
  expect(page.url()).toBe(`${androidOrigin}/auth/login`);
  expect(asked.filter((url) => url.includes('/auth-api/authorisationurl'))).toEqual([
    expect.stringContaining('clientType=android'),
  ]);
  const opened = String(native.optionsOf('Browser.open')?.url);
  const back = await chooseInSystemBrowser(browser, page, opened, newEmail('dominique'));
  expect(back).toMatch(/^parages:\/\/auth\/callback\/google\?.*code=/);
  await native.fire('Browser.browserFinished');
  await native.fire('App.appUrlOpen', { url: back });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Dominique');
});

test('a visitor who closes the browser of a provider can choose again', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const native = await openApp(page, originOf(baseURL), 'android');
  await native.fire('App.appUrlOpen', { url: 'parages://auth/login' });
  const google = page.getByRole('button', { name: 'Continuer avec Google' });
  await google.click();
  await expect.poll(() => native.optionsOf('Browser.open')).toBeDefined();
  await native.fire('Browser.browserFinished');
  await expect(page.getByRole('alert')).toContainText('Google');
  await expect(google).not.toHaveAttribute('aria-busy', 'true');
});

test('a visitor who gives the application the coarse position alone finds events around it', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const native = await openApp(page, originOf(baseURL), 'android');
  await page.getByRole('button', { name: 'Utiliser ma position' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tours');
  const asked = native.calls.filter(({ pluginId }) => pluginId === 'Geolocation');
  expect(asked.map(({ methodName }) => methodName)).toEqual([
    'checkPermissions',
    'requestPermissions',
    'getCurrentPosition',
  ]);
});
