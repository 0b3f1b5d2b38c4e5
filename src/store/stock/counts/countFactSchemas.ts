import { holderRule, movedOn } from '@/store/kit/movements/moveSchema';
import { identity, part } from '@/store/kit/schema/rowRules';
import { correctedGoodsRule, correctedRule, countedGoodsRule, foundRule, scannedRule } from './countSchema';

const scans = part('It', { id: identity, numbers: scannedRule });

/** What each fact of the counts says. */
export const countFactSchemas = {
  countBegun: part('It', { id: identity, place: holderRule('Its place'), on: movedOn }),
  stockCounted: scans,
  scansRemoved: scans,
  thingCorrected: part('It', { id: identity, thing: correctedRule }),
  goodsCounted: part('It', { id: identity, goods: countedGoodsRule }),
  goodsCorrected: part('It', { id: identity, goods: correctedGoodsRule }),
  countSettled: part('It', { id: identity, found: foundRule, on: movedOn }),
  countCancelled: part('It', { id: identity }),
};
