import { readFileSync } from 'node:fs';
import { demoPassword } from '../../../apps/api/src/commands/demo-people.fr.ts';
import { hosts } from '../../production/rehearsal/installation.ts';
import { SecureClient } from '../../production/rehearsal/secure-client.ts';
import type { Topology } from '../parts/open-topology.ts';

/** An account with a session. */
export type Member = { id: string; client: SecureClient };
/** A published event. */
export type Event = { id: string; slugFr: string; position: { lon: number; lat: number } };

export const site = `https://${hosts.main}`;
const roles = ['user', 'curator', 'moderator'];

export const signInForm = (role: string): object => ({
  formFields: [
    { id: 'email', value: `${role}@parages.example` },
    { id: 'password', value: demoPassword },
  ],
});

export const newClient = ({ nginx, certificateFile }: Topology): SecureClient =>
  new SecureClient(nginx.httpsPort, readFileSync(certificateFile));

async function signIn(topology: Topology, role: string): Promise<Member> {
  const client = newClient(topology);
  const { status } = await client.json<{ status: string }>(`${site}/auth-api/signin`, {
    method: 'POST',
    data: signInForm(role),
  });
  if (status !== 'OK') throw new Error(`sign-in of ${role}: ${status}`);
  const { id } = await client.json<{ id: string }>(`${site}/api/v1/me`);
  return { id, client };
}

export const signInMembers = (topology: Topology): Promise<Member[]> =>
  Promise.all(roles.map((role) => signIn(topology, role)));

export async function listEvents(topology: Topology): Promise<Event[]> {
  const client = newClient(topology);
  const pages = [0, 100, 200].map((offset) =>
    client.json<{ items: Event[] }>(`${site}/api/v1/pois?pageSize=100&offset=${offset}`),
  );
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}
