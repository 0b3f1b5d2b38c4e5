import { advance } from '@/machines/advance';
import { challanLineMachine, challanMachine, type LineOutcome, type ChallanStatus } from '@/machines/challan';
import type { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import type { Holder } from '@/store/kit/movements/holder';
import type { Numbered } from '@/store/kit/table';
import type { Consignment, TransferCredit, TransferInvoice } from './consignment';
import type { EwayBill } from './ewayBill';

/** In which state a device comes back. */
export const DEVICE_STATUSES = ['Repair', 'Dead', 'Removal'] as const;
export type DeviceStatus = (typeof DEVICE_STATUSES)[number];

/** Goods that are counted, by what they are called. */
export interface Goods {
  productName: string;
  model?: string | undefined;
  kind: (typeof PRODUCT_KINDS)[number];
}

/** What some row says of the goods that it is of, and nothing else of it. */
export const goodsOf = ({ productName, model, kind }: Goods): Goods => ({ productName, ...(model && { model }), kind });

/** What counted goods are called, with their model where they have one. */
export const goodsName = ({ productName, model }: Pick<Goods, 'productName' | 'model'>): string =>
  model ? `${productName}, ${model}` : productName;

/**
 * How the office knows that whoever receives a line answered it: by an OTP that it made for them, or as they said it themselves; or
 * that this was said where the challan was brought along from, so that this office does not know.
 */
export const PROOFS = ['OTP', 'Sign-in', 'Elsewhere'] as const;
export type Proof = (typeof PROOFS)[number];

/** What a challan hands over by one of its lines: a device with the SIM in it, a SIM alone, or so many of some goods. */
export interface ChallanLine {
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
  /** Of the last answer, as the office alone says it: none where nobody knows who gave it. */
  proof?: Proof | undefined;
}

/** A delivery challan: what is handed over to whom. Its days are ISO dates. */
export interface Challan extends Numbered {
  from: Holder;
  to: Holder;
  lines: ChallanLine[];
  status: ChallanStatus;
  offeredOn: string;
  /** The day of the last answer. */
  answeredOn?: string | undefined;
  /** Who hands it over, where that is no installer of ours. */
  givenBy?: string | undefined;
  /** The stock request of customer care that it answers. */
  careRequestId?: string | undefined;
  /** The company's details as they were when it was offered; none where nobody had told any yet. */
  companyId?: string | undefined;
  /** What it is worth, and between which registrations it goes; none of one from before that was told. */
  consignment?: Consignment | undefined;
  /** The credit note over what of its tax invoice was not accepted. */
  credit?: TransferCredit | undefined;
  ewayBill?: EwayBill | undefined;
}

/** A challan with the tax invoice that goes with it. */
export interface InvoicedChallan extends Challan {
  consignment: Consignment & { invoice: TransferInvoice };
}

/** Whether a tax invoice goes with a challan. */
export const isInvoiced = (challan: Challan): challan is InvoicedChallan => challan.consignment?.invoice !== undefined;

/** What a challan hands over, before it is answered. */
export type OfferedLine = Omit<ChallanLine, 'outcome' | 'accepted' | 'reason' | 'proof'>;

/** How the receiver answers a line, the n-th of the challan from 0: what of it is not accepted goes back. */
export interface LineAnswer extends OfferedLine {
  line: number;
  outcome: Exclude<LineOutcome, 'Pending' | 'Received'>;
  accepted?: number | undefined;
  reason?: string | undefined;
}

/** Whether a challan brings something back to the store, where it is received after it was accepted. */
export const isReturn = ({ to }: Pick<Challan, 'to'>): boolean => to.at === 'store';

/** Whether a challan hands something over to an installer: to the one of that identity, where one is given. */
export const isHandedTo = ({ to }: Pick<Challan, 'to'>, installerId: string | undefined): boolean =>
  to.at === 'installer' && (installerId === undefined || to.id === installerId);

/** Why a line was declined that whoever offered it took back, once other lines were accepted. */
export const TAKEN_BACK = 'Taken back';

/** Whether a line waits for nobody any more. */
export const isSettled = (challan: Pick<Challan, 'to'>, { device, outcome }: ChallanLine): boolean =>
  outcome !== 'Pending' && !(outcome === 'Accepted' && device !== undefined && isReturn(challan));

/** The lines of a challan that wait for somebody. */
export const waitingLines = (challan: Pick<Challan, 'to' | 'lines'>): ChallanLine[] =>
  challan.lines.filter((line) => !isSettled(challan, line));

/** Whether a challan is on its way. */
export const isOpenChallan = ({ status }: Pick<Challan, 'status'>): boolean => status === 'Offered';

/** Whether a challan was taken back: no goods go by it. */
export const isCancelledChallan = ({ status }: Pick<Challan, 'status'>): boolean => status === 'Cancelled';

/** What its machine hears of an answer to a line. */
export const ANSWER_EVENTS = { Accepted: 'accept', Short: 'short', Damaged: 'damage', Declined: 'decline' } as const;

/** The step of a returned device that an OTP sealed, by the status that it leads out of: it is accepted first, then received. */
export type HandoverStep = 'pending' | 'accepted';

const SEALED = { pending: 'accept', accepted: 'receive' } as const;

/** What an OTP makes of a returned line; undefined where the challan is closed, or the line does not stand at that step. */
export const sealed = (
  { status }: Pick<Challan, 'status'>,
  { outcome }: Pick<ChallanLine, 'outcome'>,
  from: HandoverStep,
): LineOutcome | undefined =>
  advance(challanMachine, status, { type: 'answer' }) && advance(challanLineMachine, outcome, { type: SEALED[from] });

/** How many of a line's goods the receiver keeps. */
export const keptOf = ({ outcome, accepted, qty }: Pick<LineAnswer, 'outcome' | 'accepted' | 'qty'>): number =>
  outcome === 'Accepted' ? (accepted ?? qty) : (accepted ?? 0);

/** How much of a line the receiver has: nothing while it waits, and all of what was received. */
export const keptOfLine = (line: Pick<ChallanLine, 'outcome' | 'accepted' | 'qty'>): number =>
  line.outcome === 'Received' ? line.qty : line.outcome === 'Pending' ? 0 : keptOf({ ...line, outcome: line.outcome });

/** Whether the receiver has some of it. */
export const isPartKept = ({ lines }: Pick<Challan, 'lines'>): boolean => lines.some((line) => keptOfLine(line) > 0);

/** The place of a returned line in the product: of a challan's first line it is the challan's own. */
export const returnId = (challan: string, line: number): string => (line === 0 ? challan : `${challan}.${line}`);

/** The challan and the line that such a place means. */
export function returnOf(id: string): { challan: string; line: number } {
  const parts = /^(.+)\.(\d+)$/.exec(id);
  return parts ? { challan: parts[1] ?? id, line: Number(parts[2]) } : { challan: id, line: 0 };
}
