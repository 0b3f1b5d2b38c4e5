import type { InferType } from 'yup';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { numberTaken } from '@/store/stock/onHand/checks';
import type { StockState } from '@/store/stock/onHand/stockState';

/** The number under which the SIM with that identity is activated, without the spaces that it was typed with: no other SIM has it. */
export const simNumberSchema = (stock: Pick<StockState, 'sims'>, own: string) =>
  record({
    msisdn: line('SIM Number')
      .transform((typed: unknown) => (typeof typed === 'string' ? cleanLine(unspaced(typed)) : typed))
      .test('free', '', (msisdn, { createError }) => {
        const refusal = numberTaken(stock, [msisdn], own);
        return refusal ? createError({ message: refusal.reason }) : true;
      }),
  });

export type SimNumberValues = InferType<ReturnType<typeof simNumberSchema>>;
