import type { InferType } from 'yup';
import { happenedOn } from '@/store/stock/devices/happeningSchema';
import { record } from '@/store/kit/schema/formRules';
import type { Moved } from '@/store/kit/movements/move';
import { givenText } from '@/store/kit/typed/typedText';

/** Which SIM is put into a device; that it can be, its rule says when that is said. */
export const simChoiceSchema = (device: Moved, today: string) =>
  record({ sim: givenText('SIM is required.').required('SIM is required.'), on: happenedOn(device, today) });

export type SimChoiceValues = InferType<ReturnType<typeof simChoiceSchema>>;
