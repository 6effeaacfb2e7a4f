import { unwrap } from '@parages/contracts/api-problem';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from './api.ts';
import { staysOnServer } from './stays-on-server.ts';

// In characters. A longer drawing would delay the text around it.
const longestDrawing = 8000;
// Characters that must be escaped in a data URL: plain text compresses better than base64.
const forbidden = /[%#<>"\s]/g;

const toAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(forbidden, encodeURIComponent)}`;

const inlinedPicture = (mediaFileId: string) =>
  queryOptions({
    queryKey: ['inlined-picture', mediaFileId],
    queryFn: async ({ client }) => {
      // The smallest copy, in case it is a photo, which is not inlined; drawings have one size
      // only.
      const params = { path: { mediaFileId }, query: { thumb: '1' as const } };
      const svg = await unwrap(
        apiOf(client).GET('/mediafile/{mediaFileId}', { params, parseAs: 'text' }),
      );
      return svg.startsWith('<svg') && svg.length <= longestDrawing ? toAddress(svg) : null;
    },
    meta: staysOnServer,
  });

/** Inlined drawings appear with the text, without another request. Does nothing in a browser. */
export const inlinePictures = async (
  queryClient: QueryClient,
  mediaFileIds: readonly string[],
): Promise<void> => {
  if (import.meta.env.SSR)
    await Promise.all(mediaFileIds.map((id) => queryClient.prefetchQuery(inlinedPicture(id))));
};

/** Always undefined in the browser. */
export function useInlinedPicture(mediaFileId: string): string | undefined {
  const queryClient = useQueryClient();
  return import.meta.env.SSR
    ? (queryClient.getQueryData(inlinedPicture(mediaFileId).queryKey) ?? undefined)
    : undefined;
}
