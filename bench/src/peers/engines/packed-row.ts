import { z } from 'zod';

const packedRow = z.object({ packed: z.string() });

export const packedOf = ({ rows }: { rows: unknown[] }): string => packedRow.parse(rows[0]).packed;
