import { line, optionalDay } from '@/store/kit/schema/fieldRules';
import { holderRule, movedOn } from '@/store/kit/movements/moveSchema';
import { identity, list, optionalIdentity, part, reference, sum } from '@/store/kit/schema/rowRules';
import { goodsFields } from '@/store/stock/challans/challanSchema';
import { typedLine } from '@/store/kit/typed/typedText';
import { deviceTraits, optionalCondition } from './deviceSchema';
import { countedSim } from './countedSim';

const happened = part('It', { id: identity, on: movedOn, why: typedLine('Its reason').defined() });
const counted = part('A count', {
  place: holderRule('Its place'),
  devices: list(
    part('Device', {
      ...deviceTraits,
      imei: identity,
      condition: optionalCondition,
      on: optionalDay('Its day is not a date.'),
      sim: countedSim.optional().default(undefined),
    }),
  )
    .optional()
    .default(undefined),
  sims: list(countedSim).optional().default(undefined),
  goods: list(part('Goods', { ...goodsFields, qty: sum('Qty') }))
    .optional()
    .default(undefined),
});
const out = part('The SIM that comes out', { sim: identity, to: holderRule('Its place') })
  .optional()
  .default(undefined);

/** What each fact of the devices says. */
export const deviceFactSchemas = {
  openingStockCounted: part('It', { counts: list(counted), on: movedOn }),
  simPaired: part('It', {
    device: reference('Its device'),
    itgcId: line('ITGC ID'),
    sim: optionalIdentity('Its SIM'),
    out,
    on: movedOn,
  }),
  deviceSentToRepair: happened,
  deviceRepaired: happened,
  deviceLost: happened,
  deviceFound: happened,
  deviceScrapped: happened,
};
