import { choice, day, line, optionalDay } from '@/store/fieldRules';
import { list, part, rowOf } from '@/store/rowRules';
import { count } from '@/store/typedNumber';

const named = { productName: line('Product Name'), model: line('Model') };
const items = (label: string) =>
  list(part(label, { ...named, qty: count('Qty').required('Qty is required.') }));

const details = part('Details', {
  devices: list(part('Device', { ...named, imei: line('IMEI'), serialNo: line('Serial No') })),
  accessories: items('Accessories'),
  controllers: items('Controllers'),
  locks: items('Locks'),
  sims: list(part('SIM', { provider: line('Provider'), number: line('Number') })),
});

/** An installer's bag as it is kept. */
export const bagRowSchema = rowOf({
  name: line('Name'),
  givenDate: day('Given Date is required.', 'Given Date is not a date.'),
  acceptedDate: optionalDay('Accepted Date is not a date.'),
  details,
});

/** A branch's stock as it is kept. */
export const branchRowSchema = rowOf({ branch: line('Branch'), details });

/** A manufacturer's stock as it is kept. */
export const manufacturerRowSchema = rowOf({
  manufacturer: line('Manufacturer'),
  status: choice(['Given to vendor', 'Given to branch'], 'Status is none of those known.'),
  details,
});
