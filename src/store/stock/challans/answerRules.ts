import type { Refusal } from '@/journal/port/model';
import type { challanAnswered, challanCancelled, ewayBillEntered } from '@/store/facts/challans';
import { challanLineMachine, challanMachine } from '@/machines/challan';
import { equal } from '@/journal/kit/equal';
import { isSameHolder } from '@/store/kit/movements/holder';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import {
  ANSWER_EVENTS,
  isCancelledChallan,
  isInvoiced,
  isSettled,
  type Challan,
  type LineAnswer,
  type OfferedLine,
} from './challan';
import { dayOfDocument } from './invoiceDay';
import type { StockState } from '@/store/stock/onHand/stockState';
import { cannotGo, repeated } from '@/store/stock/onHand/checks';

/** Why a challan cannot take a step: it is answered, taken back or gone, or goes between other places. */
function challanRefusal(
  stock: StockState,
  { id, from, to }: Pick<Challan, 'id' | 'from' | 'to'>,
  type: 'answer' | 'cancel',
): Refusal | undefined {
  const challan = stock.challans.entities[id];
  if (!challan) return gone(stock.challans, id, 'This challan');
  if (!isSameHolder(challan.from, from) || !isSameHolder(challan.to, to))
    return { reason: `Challan ${challan.number} goes between other places.` };
  return refusedBy(challanMachine, challan.status, { type }, `Challan ${challan.number}`);
}

const itemOf = ({ device, sim, goods, qty }: OfferedLine) => ({ device, sim, goods, qty });

/** Whether so much of a line's goods can be accepted: what is short, damaged or declined leaves something to go back. */
const isPartOf = ({ outcome, goods, qty }: Omit<LineAnswer, 'line'>, accepted: number): boolean =>
  goods !== undefined &&
  accepted >= 0 &&
  (outcome === 'Accepted' ? accepted <= qty : accepted < qty) &&
  sumOfQuantities([accepted]) === accepted;

/** Why an accepted thing cannot come to where its challan goes; what comes back to the store is on its way until it is received. */
function arrivalRefusal(stock: StockState, { to }: Challan, { device, sim, outcome }: Omit<LineAnswer, 'line'>) {
  if (outcome !== 'Accepted') return undefined;
  return firstOf(
    cannotGo(stock.devices.entities[device ?? ''], to, `IMEI ${device}`),
    cannotGo(stock.sims.entities[sim ?? ''], to, `SIM ${sim}`),
  );
}

function answerRefusal(
  stock: StockState,
  challan: Challan,
  { line: place, ...answer }: LineAnswer,
): Refusal | undefined {
  const line = challan.lines[place];
  if (!line || !equal(itemOf(line), itemOf(answer)))
    return { reason: `Challan ${challan.number} has another line ${place + 1}.` };
  const { outcome, accepted, reason, qty } = answer;
  const isWhole = outcome === 'Accepted' && (accepted === undefined || accepted === qty);
  return firstOf(
    refusedBy(
      challanLineMachine,
      line.outcome,
      { type: ANSWER_EVENTS[outcome] },
      `Line ${place + 1} of challan ${challan.number}`,
    ),
    accepted === undefined || isPartOf(answer, accepted)
      ? undefined
      : { reason: `Line ${place + 1} cannot be accepted so.` },
    isWhole || reason ? undefined : { reason: `Say why line ${place + 1} is not accepted.` },
    arrivalRefusal(stock, challan, answer),
  );
}

/** Why a challan cannot be answered so: it is no offer any more, or its lines are others. */
export function answersRefusal(
  stock: StockState,
  { answers, on, ...places }: ReturnType<typeof challanAnswered>['payload'],
): Refusal | undefined {
  const refused = challanRefusal(stock, places, 'answer');
  const challan = stock.challans.entities[places.id];
  if (refused || !challan) return refused;
  return firstOf(
    answers.length === 0 ? { reason: 'Nothing is answered.' } : undefined,
    on < challan.offeredOn ? { reason: `Challan ${challan.number} was offered after that day.` } : undefined,
    repeated(
      answers.map(({ line }) => String(line + 1)),
      'Line',
    ),
    answers.map((answer) => answerRefusal(stock, challan, answer)),
  );
}

/** Why a challan cannot be taken back: it was answered, or has devices that were accepted. */
export function takingBackRefusal(
  stock: StockState,
  { lines, on, ...places }: ReturnType<typeof challanCancelled>['payload'],
): Refusal | undefined {
  const refused = challanRefusal(stock, places, 'cancel');
  const challan = stock.challans.entities[places.id];
  if (refused || !challan) return refused;
  if (on < challan.offeredOn) return { reason: `Challan ${challan.number} was offered after that day.` };
  if (challan.lines.some((line) => line.outcome === 'Accepted' && !isSettled(challan, line))) {
    return { reason: `Challan ${challan.number} has devices that were accepted: receive them first.` };
  }
  const pending = challan.lines.filter(({ outcome }) => outcome === 'Pending');
  return equal(pending.map(itemOf), lines.map(itemOf))
    ? undefined
    : { reason: `Other lines of challan ${challan.number} are open now: review it again.` };
}

/** Why an e-way bill cannot be of a challan: nothing goes by it, or it was made before the goods left. */
export function ewayBillRefusal(
  { challans }: StockState,
  { id, ewayBill }: ReturnType<typeof ewayBillEntered>['payload'],
): Refusal | undefined {
  const challan = challans.entities[id];
  if (!challan) return gone(challans, id, 'This challan');
  const name = `Challan ${challan.number}`;
  if (isCancelledChallan(challan)) return { reason: `${name} is Cancelled: no goods go by it.` };
  if (equal(challan.ewayBill, ewayBill)) return { reason: `${name} has the e-way bill ${ewayBill.no} already.` };
  return ewayBill.on < dayOfDocument(challan)
    ? {
        reason: `${isInvoiced(challan) ? `The tax invoice of challan ${challan.number} is of a later day` : `${name} was offered after that day`}.`,
      }
    : undefined;
}
