import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from './close-after-test.ts';

export type ListedCompany = { name?: string; isMasked?: boolean; isCeased?: boolean; rna?: string };

const hidden = '[NON-DIFFUSIBLE]';
const describeCompany = (
  siren: string,
  { name = 'BACS A SABLE', isMasked = false, isCeased = false, rna }: ListedCompany,
) => ({
  siren,
  nom_complet: isMasked ? hidden : name,
  nom_raison_sociale: isMasked ? hidden : name,
  sigle: null,
  etat_administratif: isCeased ? 'C' : 'A',
  statut_diffusion: isMasked ? 'P' : 'O',
  nature_juridique: '9220',
  activite_principale: '90.01Z',
  date_creation: '2012-03-01',
  tva: [],
  complements: { identifiant_association: rna ?? null },
  siege: {
    adresse: isMasked ? hidden : '3 QUAI DU PORT 37000 TOURS',
    code_postal: isMasked ? hidden : '37000',
    libelle_commune: 'TOURS',
  },
});

export async function serveRegistry(
  listed: Record<string, ListedCompany> | 'down',
): Promise<{ url: string; countAsked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const q = new URL(request.url ?? '', 'http://registry').searchParams.get('q') ?? '';
    const results =
      listed === 'down'
        ? []
        : Object.entries(listed)
            .filter(([one, { name = 'BACS A SABLE', rna }]) =>
              /^\d+$/.test(q) ? one === q : rna === q || name.toLowerCase().includes(q),
            )
            .map(([one, company]) => describeCompany(one, company));
    response
      .writeHead(listed === 'down' ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ results }));
  });
  closeAfterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countAsked: () => asked,
  };
}
