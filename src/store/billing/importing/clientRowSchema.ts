import { cleanLine } from '@/store/kit/typed/cleanText';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { plateText } from '@/store/kit/typed/typedNumbers';
import { typedLine } from '@/store/kit/typed/typedText';
import { billingFields } from '@/store/clients/accounts/billingSchema';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { clientFields } from '@/store/clients/accounts/clientSchema';
import { packageFields } from '@/store/clients/accounts/packageSchema';

const { poOfficial: _inNoFile, ...billing } = billingFields;

/** A row of a file of clients, by the rules of the wizard's three steps; it may name one vehicle. */
export const clientRowSchema = record({
  ...clientFields,
  ...billing,
  ...packageFields,
  vehicleNo: typedLine('Vehicle Number')
    // Kept in the one form of plates, as in the bill editor; the words of an empty slot name no vehicle.
    .transform((typed: unknown) =>
      typeof typed === 'string' && !isUnassigned(typed) ? plateText(cleanLine(typed.toUpperCase())) : undefined,
    )
    .test(
      'named',
      'Vehicle number is required, as the row says more of a vehicle.',
      (vehicleNo, { parent }) =>
        vehicleNo !== undefined ||
        (Reflect.get(parent as object, 'duration') ?? Reflect.get(parent as object, 'price')) === undefined,
    ),
  duration: typedLine('Duration'),
  price: typedRupees('Price'),
});
