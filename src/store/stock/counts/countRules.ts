import { formatCount, formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { countMachine } from '@/machines/count';
import { custodyMachine, type CustodyEvent } from '@/machines/custody';
import { countFacts } from '@/store/facts/counts';
import { rulesOf } from '@/store/facts/rules';
import { custodyOf, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import { notAt, tooEarly } from '@/store/stock/onHand/checks';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import { begunLater, placeRefusal } from './countRefusals';
import { countLines, FINDINGS, foundOf, isScanned, linesSaying } from './countLines';
import { goodsCorrectionRefusal, goodsCountedRefusal } from './goodsCountRules';
import { goodsLines } from './goodsLines';
import { goingAt, type CorrectedThing, type StockCount, type WithCounts } from './stockCount';

type Counted = StockState & WithCounts;
type Step = Parameters<typeof refusedBy<typeof countMachine>>[2]['type'];

/** Why a count cannot take a step: it is gone, or over. */
const whyNot = ({ counts }: WithCounts, id: string, type: Step): Refusal | undefined => {
  const count = counts.entities[id];
  return count ? refusedBy(countMachine, count.status, { type }, 'This count') : gone(counts, id, 'This count');
};

const enters = ({ at }: Holder): CustodyEvent['type'] => {
  if (at === 'lost') return 'lose';
  return at === 'installer' ? 'countInBag' : 'countInStock';
};

/** Why a thing cannot be corrected in a count: it is not the difference that is told, or custody does not allow it. */
function correctionRefusal(state: Counted, count: StockCount, thing: CorrectedThing): Refusal | undefined {
  const { device, sim, correction, to, on } = thing;
  const name = device === undefined ? `SIM ${sim}` : `IMEI ${device}`;
  const moved = device === undefined ? state.sims.entities[sim ?? ''] : state.devices.entities[device];
  if (!moved) return { reason: `${name} is not known.` };
  const holder = holderOf(moved);
  const isFoundHere = correction === 'Found here';
  const wasScanned = isScanned(state, count, moved.id);
  const wrongPlace = {
    'Found here': isSameHolder(holder, count.place) || !isSameHolder(to, count.place),
    Moved: isSameHolder(to, count.place),
    Lost: to.at !== 'lost',
  }[correction];
  return firstOf(
    holder.at === 'device'
      ? { reason: `${name} is ${whereabouts(state, holder)}: it is counted with that.` }
      : undefined,
    wrongPlace ? { reason: `${name} is ${whereabouts(state, holder)}: that is nothing to correct.` } : undefined,
    isFoundHere ? undefined : notAt(state, moved, count.place, name),
    isFoundHere && !wasScanned ? { reason: `${name} was not scanned here: scan it first.` } : undefined,
    !isFoundHere && wasScanned ? { reason: `${name} was scanned: it is there.` } : undefined,
    correction === 'Moved' ? placeRefusal(state, to) : undefined,
    refusedBy(custodyMachine, custodyOf(holder), { type: enters(to) }, name),
    tooEarly(moved, on, name),
  );
}

/** Why a count cannot be settled: some of its difference is left, or what is there is something else by now. */
export function settledRefusal(state: Counted, count: StockCount, found: number, on: string): Refusal | undefined {
  const lines = [...countLines(state, count), ...goodsLines(state, count)];
  const left = FINDINGS.filter((finding) => finding !== 'Found' && linesSaying(lines, finding) > 0).map(
    (finding) => `${formatCount(linesSaying(lines, finding))} ${finding.toLowerCase()}`,
  );
  if (left.length > 0) return { reason: `Not settled yet: ${left.join(', ')}. Settle each line first.` };
  const isSame = foundOf(state, count) === found;
  return firstOf(
    begunLater(count, on),
    isSame ? undefined : { reason: 'The stock here has changed meanwhile: review the count again.' },
  );
}

/** When the facts of the counts cannot be. */
export const countRules = rulesOf<Counted>()(countFacts, {
  countBegun: (state, { id, place }) => {
    const other = goingAt(state, place);
    return firstOf(
      known(state.counts, { id }, 'This count'),
      placeRefusal(state, place),
      other && {
        reason: `Count ${other.number} of what is ${whereabouts(state, place)} was begun on ${formatDate(other.begunOn)}: continue it.`,
      },
    );
  },
  stockCounted: (state, { id, numbers }) => {
    const scanned = state.counts.entities[id]?.scanned ?? [];
    return firstOf(
      whyNot(state, id, 'scan'),
      numbers.every((one) => scanned.includes(one)) ? { reason: 'This was scanned already.' } : undefined,
    );
  },
  scansRemoved: (state, { id, numbers }) => {
    const scanned = state.counts.entities[id]?.scanned ?? [];
    return firstOf(
      whyNot(state, id, 'scan'),
      numbers.some((one) => scanned.includes(one)) ? undefined : { reason: 'None of these was scanned.' },
    );
  },
  thingCorrected: (state, { id, thing }) => {
    const count = state.counts.entities[id];
    return whyNot(state, id, 'correct') ?? (count && correctionRefusal(state, count, thing));
  },
  goodsCounted: (state, { id, goods }) => {
    const count = state.counts.entities[id];
    return whyNot(state, id, 'scan') ?? (count && goodsCountedRefusal(count, goods));
  },
  goodsCorrected: (state, { id, goods }) => {
    const count = state.counts.entities[id];
    return whyNot(state, id, 'correct') ?? (count && goodsCorrectionRefusal(state, count, goods));
  },
  countSettled: (state, { id, found, on }) => {
    const count = state.counts.entities[id];
    return whyNot(state, id, 'settle') ?? (count && settledRefusal(state, count, found, on));
  },
  countCancelled: (state, { id }) => whyNot(state, id, 'cancel'),
});
