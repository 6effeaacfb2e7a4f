import { unwrap } from '@parages/contracts/api-problem';
import type { AskGround } from '@parages/ui/map/ground';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const ground = (query: Parameters<AskGround>[0]) =>
  queryOptions({
    queryKey: ['map-ground', query],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => unwrap(api().GET('/api/v1/basemap', { params: { query }, signal })),
  });

export const useGround: AskGround = (area) =>
  useQuery({ ...ground(area), placeholderData: keepPreviousData }).data;
