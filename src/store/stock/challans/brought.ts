import { equal } from '@/journal/kit/equal';
import type { Table } from '@/store/kit/table';
import { PROOFS, type Challan } from './challan';

/** What an office keeps of a proof that it did not make itself. */
const ELSEWHERE = 'Elsewhere' as const;

/**
 * A value that is brought along into an office, as its challans may stand in it: whatever says there how a receiver was known, this
 * office did not see it.
 */
export const broughtAlong = <Brought>(brought: Brought): Brought =>
  JSON.parse(JSON.stringify(brought), (key, value: unknown) =>
    key === 'proof' && PROOFS.some((proof) => proof === value) ? ELSEWHERE : value,
  ) as Brought;

/** The challans that take the place of others in an office: what both have word for word keeps its proof. */
export function challansBrought(brought: Table<Challan>, here: Table<Challan>): Table<Challan> {
  const entities = Object.entries(brought.entities).map(([id, challan]) => {
    const lines = challan.lines.map((line, place) =>
      line.proof === undefined || equal(line, here.entities[id]?.lines[place]) ? line : { ...line, proof: ELSEWHERE },
    );
    return [id, { ...challan, lines }];
  });
  return { ...brought, entities: Object.fromEntries(entities) as Record<string, Challan> };
}
