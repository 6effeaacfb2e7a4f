import { hostKinds } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';

export const followedHostShape = {
  kind: z.enum(hostKinds),
  slug: z.string(),
  name: z.string(),
  locality: z.string().describe('Empty when unknown'),
};

export const followedHostsSchema = z.object({ items: z.array(z.object(followedHostShape)) }).meta({
  id: 'FollowedHosts',
  description:
    'The venues and organisers that the account follows, last followed first. A venue has the name that it had when it was followed; a suspended organiser is left out.',
});
export type FollowedHosts = z.output<typeof followedHostsSchema>;

export const hostParams = z.strictObject({
  kind: z.enum(hostKinds),
  slug: boundedText(200).min(1).describe('Slug of the page of the venue or the organiser'),
});
export type HostKey = z.output<typeof hostParams>;
