import { advance } from '@/machines/advance';
import { slipLineMachine, slipMachine, type LineOutcome, type SlipStatus } from '@/machines/slip';
import type { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import type { Holder } from '@/store/kit/movements/holder';
import type { Numbered } from '@/store/kit/table';

/** In which state a device comes back. */
export const DEVICE_STATUSES = ['Repair', 'Dead', 'Removal'] as const;
export type DeviceStatus = (typeof DEVICE_STATUSES)[number];

/** Goods that are counted, by what they are called. */
export interface Goods {
  productName: string;
  model?: string | undefined;
  kind: (typeof PRODUCT_KINDS)[number];
}

/** What a slip hands over by one of its lines: a device with the SIM in it, a SIM alone, or so many of some goods. */
export interface SlipLine {
  device?: string | undefined;
  sim?: string | undefined;
  goods?: Goods | undefined;
  qty: number;
  /** Of what comes back to the store: why. */
  status?: DeviceStatus | undefined;
  outcome: LineOutcome;
  /** Of goods: how many of them were accepted. */
  accepted?: number | undefined;
  /** Why not all of it was accepted. */
  reason?: string | undefined;
}

/** A delivery challan: what is handed over to whom. Its days are ISO dates. */
export interface Slip extends Numbered {
  from: Holder;
  to: Holder;
  lines: SlipLine[];
  status: SlipStatus;
  offeredOn: string;
  /** The day of the last answer. */
  answeredOn?: string | undefined;
  /** Who hands it over, where that is no installer of ours. */
  givenBy?: string | undefined;
  /** The stock request of customer care that it answers. */
  careRequestId?: string | undefined;
  /** The company's details as they were when it was offered; none where nobody had told any yet. */
  companyId?: string | undefined;
}

/** What a slip hands over, before it is answered. */
export type OfferedLine = Omit<SlipLine, 'outcome' | 'accepted' | 'reason'>;

/** How the receiver answers a line, the n-th of the slip from 0: what of it is not accepted goes back. */
export interface LineAnswer extends OfferedLine {
  line: number;
  outcome: Exclude<LineOutcome, 'Pending' | 'Received'>;
  accepted?: number | undefined;
  reason?: string | undefined;
}

/** Whether a slip brings something back to the store, where it is received after it was accepted. */
export const isReturn = ({ to }: Pick<Slip, 'to'>): boolean => to.at === 'store';

/** Whether a line waits for nobody any more. */
export const isSettled = (slip: Pick<Slip, 'to'>, { device, outcome }: SlipLine): boolean =>
  outcome !== 'Pending' && !(outcome === 'Accepted' && device !== undefined && isReturn(slip));

/** Whether a slip is on its way. */
export const isOpenChallan = ({ status }: Pick<Slip, 'status'>): boolean => status === 'Offered';

/** What its machine hears of an answer to a line. */
export const ANSWER_EVENTS = { Accepted: 'accept', Short: 'short', Damaged: 'damage', Declined: 'decline' } as const;

/** The step of a returned device that an OTP sealed, by the status that it leads out of: it is accepted first, then received. */
export type HandoverStep = 'pending' | 'accepted';

const SEALED = { pending: 'accept', accepted: 'receive' } as const;

/** What an OTP makes of a returned line; undefined where the slip is closed, or the line does not stand at that step. */
export const sealed = (
  { status }: Pick<Slip, 'status'>,
  { outcome }: Pick<SlipLine, 'outcome'>,
  from: HandoverStep,
): LineOutcome | undefined =>
  advance(slipMachine, status, { type: 'answer' }) && advance(slipLineMachine, outcome, { type: SEALED[from] });

/** How many of a line's goods the receiver keeps. */
export const keptOf = ({ outcome, accepted, qty }: Pick<LineAnswer, 'outcome' | 'accepted' | 'qty'>): number =>
  outcome === 'Accepted' ? (accepted ?? qty) : (accepted ?? 0);

/** The place of a returned line in the product: of a slip's first line it is the slip's own. */
export const returnId = (slip: string, line: number): string => (line === 0 ? slip : `${slip}.${line}`);

/** The slip and the line that such a place means. */
export function returnOf(id: string): { slip: string; line: number } {
  const parts = /^(.+)\.(\d+)$/.exec(id);
  return parts ? { slip: parts[1] ?? id, line: Number(parts[2]) } : { slip: id, line: 0 };
}
