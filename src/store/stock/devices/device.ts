import type { Move, Moved } from '@/store/kit/movements/move';
import type { Numbered } from '@/store/kit/table';

/** In what condition a device is: fit to be used, or why it came back. */
export const CONDITIONS = ['Good', 'Damaged', 'Repair', 'Dead', 'Removal'] as const;

/** A SIM that went into a device, or came out of it, on an ISO date. */
export interface SimPairing {
  isIn: boolean;
  simId: string;
  on: string;
  /** How many movements the device had by then: days are by somebody's clock, and of one day there may be several. */
  behind: number;
}

/** What an Undo took back of a device, or the way back from it: its ledger tells it, and nothing else goes by it. */
export interface TakenBackLine {
  /** How many of the movements that stand were there before it. */
  behind: number;
  /** How many of the SIMs that stand went in or out since the last of those movements, before it. */
  paired: number;
  move?: Move | undefined;
  pairing?: SimPairing | undefined;
}

/**
 * One device, wherever it is. Its identity is its IMEI: that names the thing itself, so that two people who enter it at once
 * speak of one record. Days are ISO dates.
 */
export interface Device extends Numbered, Moved {
  productName: string;
  model?: string | undefined;
  serialNo?: string | undefined;
  /** Our own number of it, where that is not the one that its record has. */
  itgcId?: string | undefined;
  condition: (typeof CONDITIONS)[number];
  warrantyUntil?: string | undefined;
  /** Set of one that was written down as fitted, and never received or counted. */
  unbought?: true | undefined;
  /** The identity of the SIM that is in it. */
  simId?: string | undefined;
  /** Every SIM that went in or came out, in the journal's order. */
  pairings?: SimPairing[] | undefined;
  /** What was taken back of it, in the journal's order. */
  undone?: TakenBackLine[] | undefined;
}

/** Our own number of a device, as it stands on its label. */
export const itgcIdOf = ({ itgcId, number }: Pick<Device, 'itgcId' | 'number'>): string =>
  itgcId ?? `ITGC-${String(number).padStart(6, '0')}`;
