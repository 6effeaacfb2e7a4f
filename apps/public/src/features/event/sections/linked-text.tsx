import type { ReactNode } from 'react';
import { safeUrl } from '../../../lib/web-address.ts';

// Leaves out final punctuation and brackets, which belong to the sentence.
const addresses = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»]/gi;

export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index: start } of text.matchAll(addresses)) {
    const url = safeUrl(address);
    if (url === undefined) continue;
    parts.push(
      text.slice(end, start),
      <a key={start} href={url} rel="noopener nofollow ugc">
        {address}
      </a>,
    );
    end = start + address.length;
  }
  return [...parts, text.slice(end)];
}
