import { unwrap } from '@parages/contracts/api-problem';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from './api.ts';
import { staysOnServer } from './stays-on-server.ts';

// Ours take two to four thousand; a longer one would keep the text around it waiting.
const longestDrawing = 8000;
// All that an address may not hold as it stands: the rest is written as it is, which packs better than base64.
const forbidden = /[%#<>"\s]/g;

const toAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(forbidden, encodeURIComponent)}`;

const inlinedPicture = (mediaFileId: string) =>
  queryOptions({
    queryKey: ['inlined-picture', mediaFileId],
    queryFn: async ({ client }) => {
      // The smallest copy, should it be a photo, which is not put into pages; drawings have one only.
      const params = { path: { mediaFileId }, query: { thumb: '1' as const } };
      const svg = await unwrap(
        apiOf(client).GET('/mediafile/{mediaFileId}', { params, parseAs: 'text' }),
      );
      return svg.startsWith('<svg') && svg.length <= longestDrawing ? toAddress(svg) : null;
    },
    meta: staysOnServer,
  });

/**
 * Has the server put some pictures into the page itself, those of our own drawings that are short enough: they are shown along with the text,
 * without a second journey. Does nothing in a browser, which asks for pictures as they come.
 */
export const inlinePictures = async (
  queryClient: QueryClient,
  mediaFileIds: readonly string[],
): Promise<void> => {
  if (import.meta.env.SSR)
    await Promise.all(mediaFileIds.map((id) => queryClient.prefetchQuery(inlinedPicture(id))));
};

/** The picture as an address that holds it, on the server and where `inlinePictures` read it before. */
export function useInlinedPicture(mediaFileId: string): string | undefined {
  const queryClient = useQueryClient();
  return import.meta.env.SSR
    ? (queryClient.getQueryData(inlinedPicture(mediaFileId).queryKey) ?? undefined)
    : undefined;
}
