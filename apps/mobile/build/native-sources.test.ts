// Specification: §1.13
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appLinkPaths } from '@parages/contracts/vocabulary/site/app-links';
import sax from 'sax';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appSettings } from '../app-settings.ts';

const folder = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const main = 'android/app/src/main';
const host = new URL(appSettings.origin).hostname;

/** Files of both systems that git has or would add. */
const listSources = (): string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'android', 'ios'],
    { cwd: folder, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(folder, file)));

type Element = { name: string; attributes: Record<string, string>; text: string };

/** @throws when the text is not well-formed */
function elementsOf(text: string): Element[] {
  const parser = sax.parser(true);
  const elements: Element[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) =>
    void elements.push({ name, attributes: attributes as Record<string, string>, text: '' });
  parser.ontext = (found) => {
    const last = elements.at(-1);
    if (last) last.text += found.trim();
  };
  parser.write(text).close();
  return elements;
}

const values = (file: string, name: string, attribute: string): string[] =>
  elementsOf(read(file)).flatMap((element) =>
    element.name === name ? (element.attributes[attribute] ?? []) : [],
  );

/** The text after the key of a property list. */
function textAfter(file: string, key: string): string | undefined {
  const elements = elementsOf(read(file));
  const from = elements.findIndex(({ name, text }) => name === 'key' && text === key);
  return elements.slice(from + 1).find(({ name }) => name === 'string')?.text;
}

describe('sources for Android and iOS', () => {
  it('cap sync leaves them as they are', () => {
    const digests = () =>
      listSources().map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]);
    // `cap sync` copies the build; without one, it copies an empty page.
    const page = path.join(folder, 'dist/www/index.html');
    if (!existsSync(page)) {
      mkdirSync(path.dirname(page), { recursive: true });
      writeFileSync(page, '<!doctype html>');
    }
    const before = digests();
    execFileSync(process.execPath, ['node_modules/@capacitor/cli/bin/capacitor', 'sync'], {
      cwd: folder,
      env: { ...process.env, CI: '1' },
    });
    expect(digests()).toEqual(before);
  }, 60_000);

  it.each(listSources().filter((file) => /\.(xml|plist|entitlements|storyboard)$/.test(file)))(
    '%s is well-formed',
    (file) => expect(elementsOf(read(file))).not.toEqual([]),
  );

  it('of Android have the identifier, the name, the scheme and the host of app-settings.ts', () => {
    const strings = elementsOf(read(`${main}/res/values/strings.xml`))
      .filter(({ name }) => name === 'string')
      .map(({ attributes, text }) => [attributes.name, text]);
    expect(Object.fromEntries(strings)).toEqual({
      app_name: appSettings.name,
      package_name: appSettings.id,
      custom_url_scheme: appSettings.scheme,
      site_host: host,
    });
    const gradle = read('android/app/build.gradle');
    expect(gradle).toContain(`namespace = '${appSettings.id}'`);
    expect(gradle).toContain(`applicationId '${appSettings.id}'`);
    const activity = `${main}/java/${appSettings.id.replaceAll('.', '/')}/MainActivity.java`;
    expect(read(activity)).toContain(`package ${appSettings.id};`);
  });

  it('of iOS have the identifier, the name, the scheme and the host of app-settings.ts', () => {
    const info = 'ios/App/App/Info.plist';
    expect(textAfter(info, 'CFBundleDisplayName')).toBe(appSettings.name);
    expect(textAfter(info, 'CFBundleURLName')).toBe(appSettings.id);
    expect(textAfter(info, 'CFBundleURLSchemes')).toBe(appSettings.scheme);
    expect(
      textAfter('ios/App/App/App.entitlements', 'com.apple.developer.associated-domains'),
    ).toBe(`applinks:${host}`);
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = [^;]+/g)).toEqual(
      Array(2).fill(`PRODUCT_BUNDLE_IDENTIFIER = ${appSettings.id}`),
    );
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements/g)).toHaveLength(2);
  });

  it('let Android open the paths of the vocabulary, and no backup copy the session', () => {
    const manifest = `${main}/AndroidManifest.xml`;
    expect(values(manifest, 'data', 'android:pathPrefix')).toEqual(appLinkPaths);
    expect(values(manifest, 'application', 'android:allowBackup')).toEqual(['false']);
  });

  it('request the permission of the position on both systems, and give Apple its reason', () => {
    expect(values(`${main}/AndroidManifest.xml`, 'uses-permission', 'android:name')).toEqual(
      expect.arrayContaining([
        'android.permission.ACCESS_COARSE_LOCATION',
        'android.permission.ACCESS_FINE_LOCATION',
      ]),
    );
    expect(textAfter('ios/App/App/Info.plist', 'NSLocationWhenInUseUsageDescription')).toBe(
      'Pour chercher des sorties autour de toi.',
    );
  });

  it('have an icon of iOS without transparency', async () => {
    const file = 'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon.png';
    const { width, height, hasAlpha } = await sharp(path.join(folder, file)).metadata();
    expect([width, height, hasAlpha]).toEqual([1024, 1024, false]);
  });
});
