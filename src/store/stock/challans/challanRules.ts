import { formatCount } from '@/format';
import type { Refusal } from '@/journal/model';
import { rulesOf } from '@/store/facts/rules';
import { challanFacts } from '@/store/facts/challans';
import { challanLineMachine, challanMachine, type LineOutcome } from '@/machines/challan';
import { equal } from '@/journal/equal';
import { binId } from '@/store/stock/bins/bin';
import { itgcIdOf } from '@/store/stock/devices/device';
import { custodyMachine } from '@/machines/custody';
import { custodyOf, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import {
  ANSWER_EVENTS,
  isReturn,
  isSettled,
  returnOf,
  sealed,
  type LineAnswer,
  type Goods,
  type HandoverStep,
  type OfferedLine,
  type Challan,
} from './challan';
import type { StockState } from '@/store/stock/onHand/stockState';
import { cannotGo, noSuchPlace, notAt, repeated, tooEarly } from '@/store/stock/onHand/checks';
import { placeName } from '@/store/stock/onHand/holderWords';

const itemsOf = (lines: readonly OfferedLine[]) => lines.flatMap(({ device, sim }) => device ?? sim ?? []);

/** Why so much of some goods cannot be given: less is there. */
function tooFew(stock: StockState, from: Holder, lines: readonly OfferedLine[]): Refusal | undefined {
  const wanted = new Map<string, { goods: Goods; qty: number }>();
  for (const { goods, qty } of lines) {
    if (!goods) continue;
    const id = binId(from, goods);
    wanted.set(id, { goods, qty: sumOfQuantities([qty, wanted.get(id)?.qty ?? 0]) });
  }
  for (const [id, { goods, qty }] of wanted) {
    const there = stock.bins.entities[id]?.qty ?? 0;
    if (qty > there)
      return {
        reason: `${placeName(stock, from)} holds only ${formatCount(there)} of ${goods.productName}, not ${formatCount(qty)}.`,
      };
  }
  return undefined;
}

function lineRefusal(
  stock: StockState,
  from: Holder,
  on: string,
  { device: imei, sim: iccid, goods, qty }: OfferedLine,
): Refusal | undefined {
  if ([imei, iccid, goods].filter((one) => one !== undefined).length !== 1)
    return { reason: 'A line hands over one thing.' };
  // What is finer than quantities are kept would be lost where they are added up.
  if (!(qty > 0) || sumOfQuantities([qty]) !== qty || (!goods && qty !== 1))
    return { reason: 'The quantity of a line does not fit.' };
  if (goods) return undefined;
  const device = imei === undefined ? undefined : stock.devices.entities[imei];
  const thing = device ?? stock.sims.entities[iccid ?? ''];
  const name = imei === undefined ? `SIM ${iccid}` : `IMEI ${imei}`;
  const elsewhere = notAt(stock, thing, from, name);
  if (elsewhere || !thing) return elsewhere;
  const custody = custodyOf(holderOf(thing));
  return refusedBy(custodyMachine, custody, { type: 'offer' }, name) ?? tooEarly(thing, on, name);
}

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

const STANDS: Partial<Record<LineOutcome, string>> = { Received: 'Completed' };

/** Why no OTP moves these lines on: they are no devices that come back, or others than were shown. */
function noReturn(
  stock: StockState,
  ids: readonly string[],
  named: readonly string[] | undefined,
): Refusal | undefined {
  return firstOf(
    ...ids.map((id, place) => {
      const { challan: challanId, line } = returnOf(id);
      const challan = stock.challans.entities[challanId];
      const found = challan?.lines[line];
      if (!challan || !found) return undefined;
      const isMeant =
        isReturn(challan) &&
        found.device !== undefined &&
        (named ? named[place] === found.device : challan.lines.length === 1);
      return isMeant ? undefined : { reason: `Challan ${challan.number} has another line ${line + 1}.` };
    }),
  );
}

/** Why none of these returned devices can take a step; of many, those that somebody else moved stay where they are. */
function noneMoves(stock: StockState, ids: readonly string[], from: HandoverStep): Refusal | undefined {
  const found = ids.flatMap((id) => {
    const { challan: challanId, line: place } = returnOf(id);
    const challan = stock.challans.entities[challanId];
    const line = challan?.lines[place];
    return challan && line ? [{ challan, line }] : [];
  });
  const lines = found.map(({ line }) => line);
  if (found.some(({ challan, line }) => sealed(challan, line, from))) return undefined;
  const [first] = found;
  if (first?.challan.status === 'Cancelled' && lines.length === 1)
    return { reason: `Challan ${first.challan.number} is Cancelled now.` };
  const line = first?.line;
  if (!line)
    return (
      gone(
        stock.challans,
        ids.map((id) => returnOf(id).challan),
        'This device',
      ) ?? { reason: 'No device is selected.' }
    );
  if (lines.length > 1) return { reason: `Somebody was faster: ${lines.length} devices had moved already.` };
  const device = stock.devices.entities[line.device ?? ''];
  return { reason: `${device ? itgcIdOf(device) : 'This device'} is ${STANDS[line.outcome] ?? line.outcome} now.` };
}

/** When the facts of the challans cannot be: nothing is given that is not there, and nothing twice. */
export const challanRules = rulesOf<StockState>()(challanFacts, {
  challanOffered: (stock, { id, from, to, lines, on }) =>
    firstOf(
      known(stock.challans, { id }, 'This challan'),
      noSuchPlace(stock, from),
      noSuchPlace(stock, to),
      isSameHolder(from, to) ? { reason: 'It is there already: choose another place.' } : undefined,
      to.at === 'vehicle' ? { reason: 'A vehicle takes no challan.' } : undefined,
      lines.length === 0 ? { reason: 'Nothing is handed over.' } : undefined,
      repeated(itemsOf(lines), 'The number'),
      ...lines.map((line) => lineRefusal(stock, from, on, line)),
      tooFew(stock, from, lines),
    ),
  challanAnswered: (stock, { answers, on, ...places }) => {
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
      ...answers.map((answer) => answerRefusal(stock, challan, answer)),
    );
  },
  challanCancelled: (stock, { lines, on, ...places }) => {
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
      : { reason: `Challan ${challan.number} was answered meanwhile.` };
  },
  handoverVerified: (stock, { ids, from, devices }) => noReturn(stock, ids, devices) ?? noneMoves(stock, ids, from),
});
