import { numberedSlug, toSlug } from '../../../platform/slug.ts';

type Named = { label: string; locality: string | null };

const rounds = 24;

/**
 * `used` has the slugs assigned in this run, which may not be committed yet; the new ones are
 * added.
 */
export async function assignSlugs(
  pois: readonly Named[],
  listTaken: (slugs: string[]) => Promise<ReadonlySet<string>>,
  used: Set<string>,
): Promise<string[]> {
  const bases = pois.map((poi) => toSlug(poi.label, poi.locality));
  const wanted = new Map<string, number[]>();
  for (const [index, base] of bases.entries())
    wanted.set(base, [...(wanted.get(base) ?? []), index]);
  const slugs: string[] = bases.map(() => '');
  let open = [...wanted].map(([base, indexes]) => ({ base, indexes, from: 1 }));
  for (let round = 0; open.length > 0 && round < rounds; round += 1) {
    const width = 2 ** round;
    const candidates = open.map(({ base, indexes, from }) =>
      Array.from({ length: indexes.length * width }, (_, step) => numberedSlug(base, from + step)),
    );
    const taken = await listTaken(candidates.flat());
    open = open.flatMap(({ base, indexes, from }, rank) => {
      const free = (candidates[rank] ?? []).filter((slug) => !taken.has(slug) && !used.has(slug));
      const rest = indexes.filter((index, position) => {
        const slug = free[position];
        if (slug === undefined) return true;
        slugs[index] = slug;
        used.add(slug);
        return false;
      });
      return rest.length === 0
        ? []
        : [{ base, indexes: rest, from: from + (candidates[rank]?.length ?? 0) }];
    });
  }
  if (open.length > 0) throw new Error(`No free slug left for ${open[0]?.base}`);
  return slugs;
}
