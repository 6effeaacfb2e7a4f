import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { words } from './page.fr.ts';

const style = new Html(`
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d2433;background:#faf8f4}
.banner{background:repeating-linear-gradient(45deg,#f6c945 0 16px,#f9d96f 16px 32px);padding:8px 16px;font-weight:700}
.banner span{font-weight:400}
.main{max-width:960px;margin:0 auto;padding:16px}
a{color:#0b5394}a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid #0b5394;outline-offset:2px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px;border-bottom:1px solid #ddd6c8;vertical-align:top;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #ddd6c8;padding:12px}
iframe{width:100%;height:640px;border:1px solid #ddd6c8;background:#fff}
form{display:grid;gap:8px;max-width:420px}form+form{margin-top:16px}label{display:grid;gap:4px}label span{display:flex;gap:8px;align-items:center;min-height:44px}
input,button,select{font:inherit;padding:8px 12px;min-height:44px;box-sizing:border-box}
input[type=checkbox]{min-height:0;width:20px;height:20px;padding:0;margin:0}
button{background:#1d2433;color:#fff;border:0;border-radius:6px;cursor:pointer}
.quiet{color:#545b69}.field{display:grid;gap:4px}.field p{margin:0}.fault{color:#a4161a;font-weight:600}input[aria-invalid]{border:2px solid #a4161a}nav{display:flex;flex-wrap:wrap;gap:8px 16px;margin-bottom:16px}nav a{padding:4px 0}`);

// Forms redirect to the tested site, which runs on this machine too.
const loopback = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*';

type PageOptions = { title: string; body: Html; scriptNonce?: string; isFramed?: boolean };

/** Without `scriptNonce` the page runs no script; without `isFramed` no site may frame it. */
export function sendPage(
  reply: FastifyReply,
  { title, body, scriptNonce, isFramed = false }: PageOptions,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action 'self' ${loopback}`,
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? loopback : "'none'"}`,
    ...(scriptNonce === undefined ? [] : [`script-src 'nonce-${scriptNonce}'`]),
  ];
  // The page of the tested site that frames this one already has a header and a main element.
  const [head, main] = isFramed ? ['div', 'div'] : ['header', 'main'];
  const page = html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${words.banner}</title><style>${style}</style></head>
<body><${head} class="banner">${words.banner} <span>— ${words.bannerNote}</span></${head}>
<${main} class="main"><h1>${title}</h1>${body}</${main}></body></html>`;
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.text);
}
