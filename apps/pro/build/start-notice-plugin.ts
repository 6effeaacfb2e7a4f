import type { Plugin } from 'vite';
import { startNoticeFr as words } from './start-notice.fr.ts';

const root = '<div id="root">';

// In the document, since neither a script nor a style sheet may load. A page that starts within four
// seconds never shows it.
const style = `
.start-notice { margin: 30vh auto; padding: 0 1rem; max-width: 30rem; font: 1.125rem/1.6 system-ui, sans-serif; text-align: center; animation: start-notice 0s 4s both; }
.start-notice a { display: inline-block; padding: .5rem 1rem; color: inherit; }
@keyframes start-notice { from { visibility: hidden; } }
`;

/**
 * Gives the document a sentence and a link that reloads it, for a page whose scripts do not load:
 * the application replaces both when it starts. Fails the build when the document has no root.
 */
export const startNoticePlugin = (): Plugin => ({
  name: 'start-notice',
  transformIndexHtml: (html) => {
    if (!html.includes(root)) throw new Error('the document has no root');
    const notice = `<p class="start-notice" role="status">${words.late}<br><a href="">${words.reload}</a></p>`;
    return {
      html: html.replace(root, `${root}${notice}`),
      tags: [{ tag: 'style', children: style, injectTo: 'head' }],
    };
  },
});
