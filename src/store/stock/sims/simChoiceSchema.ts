import type { InferType } from 'yup';
import { happenedOn } from '@/store/stock/devices/happeningSchema';
import type { Device } from '@/store/stock/devices/device';
import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { holderOf } from '@/store/kit/movements/move';
import type { StockState } from '@/store/stock/onHand/stockState';
import { pairingRefusal } from './pairingRefusals';
import { simNamed } from './simNamed';

/** Which SIM is put into a device, by its card's number or its own: a refused one is named, with where it is or why it is of no use. */
export const simChoiceSchema = (stock: StockState, device: Device, today: string) =>
  record({
    sim: line('SIM')
      .transform((typed: unknown) => (typeof typed === 'string' ? (simNamed(stock, typed)?.id ?? typed) : typed))
      .test('at hand', '', (sim, { createError }) => {
        const refusal = sim ? pairingRefusal(stock, holderOf(device), simNamed(stock, sim), sim) : undefined;
        return refusal ? createError({ message: refusal.reason }) : true;
      }),
    on: happenedOn(device, today),
  });

export type SimChoiceValues = InferType<ReturnType<typeof simChoiceSchema>>;
