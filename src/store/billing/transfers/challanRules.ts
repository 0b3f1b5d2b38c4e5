import type { WithCompany } from '@/store/billing/company/company';
import { challanFacts } from '@/store/facts/challans';
import { rulesOf } from '@/store/facts/rules';
import { firstOf } from '@/store/kit/refusals';
import { answersRefusal, ewayBillRefusal, takingBackRefusal } from '@/store/stock/challans/answerRules';
import { noReturn, noneMoves } from '@/store/stock/challans/handoverRules';
import { offerRefusal } from '@/store/stock/challans/offerRules';
import type { StockState } from '@/store/stock/onHand/stockState';
import { transferCreditRefusal } from './creditRules';
import { invoiceTakenBack, transferRefusal } from './transferRules';

/** When the facts of the challans cannot be: those of the stock, and between two registrations those of a tax invoice. */
export const challanRules = rulesOf<StockState & WithCompany>()(challanFacts, {
  challanOffered: (state, offered) => firstOf(offerRefusal(state, offered), transferRefusal(state, offered)),
  challanAnswered: answersRefusal,
  challanCancelled: (state, taken) => firstOf(takingBackRefusal(state, taken), invoiceTakenBack(state, taken)),
  ewayBillEntered: ewayBillRefusal,
  transferCredited: transferCreditRefusal,
  handoverVerified: (stock, { ids, from, devices }) => noReturn(stock, ids, devices) ?? noneMoves(stock, ids, from),
});
