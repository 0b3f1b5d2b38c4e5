import { rowOfTable } from '@/store/kit/table';
import { byKey } from '@/store/kit/byKey';
import { scannedNumber } from '@/store/kit/scanning/scanned';
import type { Table } from '@/store/kit/table';
import type { Sim } from './sim';

const byNumber = byKey<Sim>(({ msisdn }) => msisdn);

/** The SIM that a typed or scanned text names: by its card's number (ICCID), or by the number that it is called by. */
export function simNamed({ sims }: { sims: Table<Sim> }, typed: string): Sim | undefined {
  const number = scannedNumber(typed);
  const own = rowOfTable(sims, number);
  const [called] = own ? [own] : byNumber.of(sims, number);
  return called && sims.entities[called.id];
}
