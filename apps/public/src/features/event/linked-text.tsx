import { safeUrl } from './event-contacts.tsx';

// A full stop or a bracket at the end belongs to the sentence.
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»])/i;

/** A text whose addresses of the web are links. Everything else stays text. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(addresses).map((part, index) => {
    const url = safeUrl(part);
    return url === undefined ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <a key={index} href={url} rel="noopener nofollow ugc">
        {part}
      </a>
    );
  });
