import { simMachine, type SimStatus } from '@/machines/sim';
import type { Moved } from '@/store/kit/movements/move';
import type { Numbered } from '@/store/kit/table';
import { advance } from '@/machines/advance';

/** One SIM, wherever it is. Its identity is its ICCID, which is printed on the card; of an older one its number. */
export interface Sim extends Numbered, Moved {
  /** The number that it is called by, once that is known. */
  msisdn?: string | undefined;
  provider: string;
  status: SimStatus;
  /** The ISO date on which it came to that status; none where it came to us so. */
  statusOn?: string | undefined;
}

/** The number that people know a SIM by. */
export const simNumberOf = ({ msisdn, id }: Pick<Sim, 'msisdn' | 'id'>): string => msisdn ?? id;

/** Whether a device that has the SIM can be fitted. */
export const isFittable = ({ status }: Pick<Sim, 'status'>): boolean =>
  advance(simMachine, status, { type: 'fit' }) !== undefined;

/** Whether a SIM costs: it is active, or rests for a while. */
export const isOn = ({ status }: Pick<Sim, 'status'>): boolean => status === 'Active' || status === 'Suspended';
