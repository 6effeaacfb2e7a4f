import { settingOf, settingsOf } from './document-settings.ts';

/** Blog and social networks of this installation, from `<meta>` elements of the document. */
export const readSiteLinks = () => ({
  blogUrl: settingOf('blog') ?? null,
  networks: settingsOf('social-network').map(({ content, dataset }) => ({
    href: content,
    label: dataset.network ?? content,
  })),
});
