import { rulesOf } from '@/store/facts/rules';
import { challanFacts } from '@/store/facts/challans';
import type { StockState } from '@/store/stock/onHand/stockState';
import { offerRefusal } from './offerRules';
import { answersRefusal, takingBackRefusal } from './answerRules';
import { noReturn, noneMoves } from './handoverRules';

/** When the facts of the challans cannot be. */
export const challanRules = rulesOf<StockState>()(challanFacts, {
  challanOffered: offerRefusal,
  challanAnswered: answersRefusal,
  challanCancelled: takingBackRefusal,
  handoverVerified: (stock, { ids, from, devices }) => noReturn(stock, ids, devices) ?? noneMoves(stock, ids, from),
});
