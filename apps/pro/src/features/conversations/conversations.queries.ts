import { unwrap } from '@parages/contracts/api-problem';
import { conversationLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import type { ConversationSubject } from '@parages/contracts/vocabulary/organisations/message-sides';
import {
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { openConversations } from '../../lib/conversations/open-conversations.queries.ts';
import type { MessagePlace } from '../../lib/device-drafts/message-target.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';
import { reviewQueues } from '../../lib/review-queues/review-queues.queries.ts';

const everyMs = 30_000;

const paths = {
  organisation: {
    events: '/api/v1/org/pois/{poiId}/conversation',
    organisations: '/api/v1/org/organisations/{organisationId}/conversation',
  },
  team: {
    events: '/api/v1/moderation/pois/{poiId}/conversation',
    organisations: '/api/v1/moderation/organisations/{organisationId}/conversation',
  },
} as const;

function read({ side, about, id }: MessagePlace, before: string | null, signal: AbortSignal) {
  const query = before === null ? {} : { before };
  return unwrap(
    about === 'events'
      ? api().GET(paths[side][about], { params: { path: { poiId: id }, query }, signal })
      : api().GET(paths[side][about], { params: { path: { organisationId: id }, query }, signal }),
  );
}

export const conversations = {
  key: ['conversations'] as const,
  /** The pages of a conversation, the latest messages first. */
  one: (place: MessagePlace) =>
    infiniteQueryOptions({
      queryKey: [...conversations.key, place.side, place.about, place.id],
      queryFn: ({ pageParam, signal }) => read(place, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ before }) => before,
      refetchInterval: everyMs,
    }),
  waiting: (subject: ConversationSubject | null) =>
    infiniteQueryOptions({
      queryKey: [...conversations.key, 'waiting', subject],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api().GET('/api/v1/moderation/conversations', {
            params: {
              query: {
                offset: pageParam,
                pageSize: conversationLimits.pageSize,
                ...(subject && { subject }),
              },
            },
            signal,
          }),
        ),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
      refetchInterval: everyMs,
    }),
};

const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [conversations.key, openConversations.key, reviewQueues.key].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** `answer` is set for the team. */
export type NewMessage = {
  id: string;
  text: string;
  attachmentIds: string[];
  answer?: { readId: string | null; organisationId: string; asksPapers: boolean };
};

function send({ side, about, id }: MessagePlace, { answer, ...message }: NewMessage) {
  const ofPoi = { params: { path: { poiId: id } } };
  const ofOrganisation = { params: { path: { organisationId: id } } };
  if (side === 'team' && answer !== undefined) {
    const body = { ...message, ...answer };
    return unwrap(
      about === 'events'
        ? api().POST(paths.team.events, { ...ofPoi, body })
        : api().POST(paths.team.organisations, { ...ofOrganisation, body }),
    );
  }
  return unwrap(
    about === 'events'
      ? api().POST(paths.organisation.events, { ...ofPoi, body: message })
      : api().POST(paths.organisation.organisations, { ...ofOrganisation, body: message }),
  );
}

/** The calling screen shows the error. */
export function useSendMessage(place: MessagePlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: NewMessage) => send(place, message),
    meta: { isErrorShown: true },
    // After a failure too: the answer of a message that was sent may have been lost.
    onSettled: () => refresh(client),
  });
}

function markRead({ side, about, id }: MessagePlace, readId: string) {
  const body = { readId };
  const ofPoi = { params: { path: { poiId: id } }, body };
  const ofOrganisation = { params: { path: { organisationId: id } }, body };
  if (side === 'team')
    return unwrap(
      about === 'events'
        ? api().PUT('/api/v1/moderation/pois/{poiId}/conversation/done', ofPoi)
        : api().PUT(
            '/api/v1/moderation/organisations/{organisationId}/conversation/done',
            ofOrganisation,
          ),
    );
  return unwrap(
    about === 'events'
      ? api().PUT('/api/v1/org/pois/{poiId}/conversation/read', ofPoi)
      : api().PUT('/api/v1/org/organisations/{organisationId}/conversation/read', ofOrganisation),
  );
}

/** For members marks the messages of the team as read, for the team those of members as done. */
export function useMarkRead(place: MessagePlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readId: string) => markRead(place, readId),
    meta: { isErrorShown: true },
    onSettled: () => refresh(client),
  });
}
