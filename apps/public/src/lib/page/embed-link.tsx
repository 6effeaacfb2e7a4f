import { useSite } from '../site.tsx';

/**
 * Names the oEmbed answer of a page in its head, for the servers of other sites. Render it on the
 * server alone: no program looks for it in a browser.
 */
export function EmbedLink({ path, title }: { path: string; title: string }) {
  const { origin } = useSite();
  return (
    <link
      rel="alternate"
      type="application/json+oembed"
      title={title}
      href={`${origin}/oembed?url=${encodeURIComponent(origin + path)}`}
    />
  );
}
