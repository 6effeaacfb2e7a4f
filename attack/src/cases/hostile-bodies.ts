export const bodies: Record<string, (own: string) => (string | Uint8Array)[]> = {
  'chunks without an end': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`,
  ],
  'broken chunk size': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  ],
  'length and chunks': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  ],
  'negative length': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Length: -1\r\n\r\n{}`,
  ],
  'two lengths': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}`,
  ],
  'body of a GET': (own) => [
    `GET /api/v1/entities HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'expects an answer first': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    '{}',
  ],
  'expects the impossible': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nExpect: miracles\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'unknown content type': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: text/evil\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'broken content type': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: ;;;=\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'unknown character set': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json; charset=x-evil\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'unknown encoding': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  upgrade: (own) => [
    `GET / HTTP/1.1\r\nHost: ${own}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  ],
  'old protocol': () => ['GET / HTTP/1.0\r\n\r\n'],
  'oldest protocol': () => ['GET /\r\n\r\n'],
  'unknown protocol': (own) => [`GET / HTTP/9.9\r\nHost: ${own}\r\n\r\n`],
  'absolute target': (own) => [`GET http://evil.example/ HTTP/1.1\r\nHost: ${own}\r\n\r\n`],
  'asterisk target': (own) => [`OPTIONS * HTTP/1.1\r\nHost: ${own}\r\n\r\n`],
  'no bytes of TLS': () => [Uint8Array.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])],
  'a thousand ranges': (own) => [
    `GET /og/parages.png HTTP/1.1\r\nHost: ${own}\r\nRange: bytes=${Array.from({ length: 1_000 }, (_, one) => `${one}-${one}`).join(',')}\r\n\r\n`,
  ],
  'ten thousand cookies': (own) => [
    `GET / HTTP/1.1\r\nHost: ${own}\r\nCookie: ${'a=b;'.repeat(3_000)}\r\n\r\n`,
  ],
  'broken cookies': (own) => [
    `GET /api/v1/me HTTP/1.1\r\nHost: ${own}\r\nCookie: sAccessToken="; sAccessToken=%zz; =; ;;\r\n\r\n`,
  ],
  'huge head': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nX-Evil: ${'a'.repeat(60_000)}\r\n\r\n`],
  'many headers': (own) => [
    `GET / HTTP/1.1\r\nHost: ${own}\r\n${Array.from({ length: 1_500 }, (_, one) => `X-${one}: 1`).join('\r\n')}\r\n\r\n`,
  ],
  'folded header': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nX-Evil: a\r\n b\r\n\r\n`],
  'nul in a header': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nX-Evil: a\u0000b\r\n\r\n`],
  'invitation to a proxy': (own) => [
    `GET / HTTP/1.1\r\nHost: ${own}\r\nForwarded: for=1.1.1.1;host=evil.example\r\n\r\n`,
  ],
};

const form = (
  path: string,
  own: string,
  type: string,
  body: string,
  cookie: string,
): (string | Uint8Array)[] => [
  `POST ${path} HTTP/1.1\r\nHost: ${own}\r\nrid: anti-csrf\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
];
const part = (name: string, value: string, file?: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const boundaried = 'multipart/form-data; boundary=b';

export const forms: Record<
  string,
  (path: string, own: string, cookie: string) => (string | Uint8Array)[]
> = {
  'no boundary': (path, own, cookie) =>
    form(path, own, 'multipart/form-data', part('version', '0'), cookie),
  'empty boundary': (path, own, cookie) =>
    form(path, own, 'multipart/form-data; boundary=', part('version', '0'), cookie),
  'cut short': (path, own, cookie) =>
    form(path, own, boundaried, part('version', '0') + part('file', '<gpx', 'a.gpx'), cookie),
  'no end of the head': (path, own, cookie) =>
    form(path, own, boundaried, '--b\r\nContent-Disposition: form-data; name="file"', cookie),
  empty: (path, own, cookie) => form(path, own, boundaried, '--b--\r\n', cookie),
  'no file': (path, own, cookie) =>
    form(path, own, boundaried, `${part('version', '0')}--b--\r\n`, cookie),
  'two files': (path, own, cookie) =>
    form(
      path,
      own,
      boundaried,
      `${part('version', '0')}${part('file', 'a', 'a')}${part('file', 'b', 'b')}--b--\r\n`,
      cookie,
    ),
  'a field in place of the file': (path, own, cookie) =>
    form(path, own, boundaried, `${part('version', '0')}${part('file', 'a')}--b--\r\n`, cookie),
  'a thousand parts': (path, own, cookie) =>
    form(path, own, boundaried, `${part('x', '1').repeat(1_000)}--b--\r\n`, cookie),
  'prototype field': (path, own, cookie) =>
    form(
      path,
      own,
      boundaried,
      `${part('__proto__', '1')}${part('file', 'a', 'a')}--b--\r\n`,
      cookie,
    ),
  'long file name': (path, own, cookie) =>
    form(
      path,
      own,
      boundaried,
      `${part('version', '0')}${part('file', 'a', ' '.repeat(60_000))}--b--\r\n`,
      cookie,
    ),
  'nul in the file name': (path, own, cookie) =>
    form(
      path,
      own,
      boundaried,
      `${part('version', '0')}${part('file', 'a', 'a\u0000.gpx')}--b--\r\n`,
      cookie,
    ),
  'large field': (path, own, cookie) =>
    form(
      path,
      own,
      boundaried,
      `${part('version', '9'.repeat(900_000))}${part('file', 'a', 'a')}--b--\r\n`,
      cookie,
    ),
};
