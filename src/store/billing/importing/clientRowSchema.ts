import { cleanLine } from '@/store/kit/typed/cleanText';
import { NOT_LISTED } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { count, typedRupees } from '@/store/kit/typed/typedNumber';
import { plateText } from '@/store/kit/typed/typedNumbers';
import { typedLine } from '@/store/kit/typed/typedText';
import { GSTIN } from '@/store/kit/typed/taxIds';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import {
  keptBillingFields,
  keptClientFields,
  keptPackageFields,
  shapedOrEmpty,
} from '@/store/clients/accounts/keptClientFields';
import { modelsOf } from '@/store/clients/accounts/packageSchema';

const { poOfficial: _inNoFile, ...billing } = keptBillingFields;

/**
 * A client by the rules of the wizard's three steps. Company, GST number, state and mobile number are enough: the rest is as in the
 * wizard, follows from these, or is empty, and what is charged is nothing.
 */
export const broughtClient = {
  ...keptClientFields,
  firstName: keptClientFields.firstName.default(''),
  lastName: keptClientFields.lastName.default(''),
  emailAddress: keptClientFields.emailAddress.default(''),
  potential: keptClientFields.potential.default(''),
  address: keptClientFields.address.default(''),
  ...billing,
  billingName: billing.billingName.when('companyName', ([company], rule) => rule.default(String(company ?? ''))),
  accountNo: billing.accountNo.default(''),
  // A GSTIN has the PAN in it.
  panNo: shapedOrEmpty(billing.panNo, 'PAN Number').when('gstNo', ([gstNo], rule) =>
    rule.default(GSTIN.test(String(gstNo)) ? String(gstNo).slice(2, 12) : ''),
  ),
  billingAddress: billing.billingAddress.when('address', ([address], rule) => rule.default(String(address ?? ''))),
  town: billing.town.default(''),
  pinCode: billing.pinCode.default(''),
  deliveryAddress: billing.deliveryAddress.default(''),
  deliveryTown: billing.deliveryTown.default(''),
  deliveryPin: billing.deliveryPin.default(''),
  tallyLedger: billing.tallyLedger.default(''),
  email: billing.email.when('emailAddress', ([address], rule) => rule.default(String(address ?? ''))),
  ...keptPackageFields,
  deviceType: keptPackageFields.deviceType.default(''),
  // Where a device type is told its model is needed as well, and no model without it.
  model: keptPackageFields.model
    .default('')
    .when('deviceType', ([type], rule) =>
      type
        ? rule.oneOf([...modelsOf(type), ''], NOT_LISTED).required('Model is required.')
        : rule.oneOf([''], 'Device type is required.'),
    ),
  account: keptPackageFields.account.default(''),
  hardware: typedRupees('Hardware').default(0),
  installation: typedRupees('Installation').default(0),
  hardwareOnLease: typedRupees('Hardware on Lease').default(0),
  leaseMonths: count('Lease Months').max(999, 'Lease Months can be at most 999.').default(0),
  subscription: typedRupees('Subscription').default(0),
};

const vehicleNo = typedLine('Vehicle Number')
  // Kept in the one form of plates, as in the bill editor; the words of an empty slot name no vehicle.
  .transform((typed: unknown) =>
    typeof typed === 'string' && !isUnassigned(typed) ? plateText(cleanLine(typed.toUpperCase())) : undefined,
  );

/** What a row says of a vehicle, which it names where it says any of `others`. */
export const broughtVehicle = (others: readonly string[]) => ({
  vehicleNo: vehicleNo.test(
    'named',
    'Vehicle number is required, as the row says more of a vehicle.',
    (named, { parent }) =>
      named !== undefined || others.every((other) => Reflect.get(parent as object, other) === undefined),
  ),
  duration: typedLine('Duration'),
  price: typedRupees('Price'),
});

/** A row of a file of clients; it may name one vehicle. */
export const clientRowSchema = record({
  ...broughtClient,
  ...broughtVehicle(['duration', 'price']),
});
