import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import { knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { list, MOST_TYPED, optionalIdentity, part, reference, sum } from '@/store/kit/schema/rowRules';
import { goodsFields } from '@/store/stock/challans/challanSchema';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { vehicleCharge } from '@/store/vehicles/vehicles/vehicleSchema';
import { YES_NO } from '@/store/kit/yesNo';
import { CAUSES_OF_FAULT, MOST_PHOTOS, WORK_DONE } from './outcome';

/** What is said of the photos of a vehicle. */
export const PHOTO_MESSAGES = {
  noPhoto: 'Wait for the photo, or choose it again.',
  tooManyPhotos: `At most ${MOST_PHOTOS} photos of a vehicle.`,
};

/** The photos of the work at a vehicle. */
export const photosRule = ({ noPhoto, tooManyPhotos } = PHOTO_MESSAGES) =>
  list(attachmentRule.typeError(noPhoto).required(noPhoto))
    .max(MOST_PHOTOS, tooManyPhotos)
    .optional()
    .default(undefined);

/** What a job came to at a vehicle. */
const outcomeFields = {
  workDone: knownWord(WORK_DONE, 'What was done is not known.'),
  vehicleId: reference('Its vehicle'),
  vehicleNo: line('Vehicle Number'),
  deviceIn: optionalIdentity('The device that went in'),
  deviceOut: optionalIdentity('The device that came out'),
  simIn: optionalIdentity('The SIM that went in'),
  chassisNo: typedLine('Chassis No'),
  photos: photosRule(),
  certificateNo: typedLine('Certificate No'),
  certificateUntil: optionalDay('Certificate Until is not a date.'),
  fault: knownWord(CAUSES_OF_FAULT, 'Fault is not known.').optional(),
  remark: typedArea('Remark'),
};

/** An outcome as its job keeps it. */
export const keptOutcomeRule = part('Outcome', {
  ...outcomeFields,
  on: movedOn,
  installerId: reference('Its installer'),
});

const signature = {
  by: line('Signed By'),
  drawing: attachmentRule.typeError('Draw the signature again.'),
};

/** A signature as its fact says it. */
export const signedRule = part('Signature', signature).optional().default(undefined);

/** A signature as its job keeps it. */
export const keptSignatureRule = part('Signature', {
  ...signature,
  on: movedOn,
  installerId: reference('Its installer'),
});

const addition = part('Its row', {
  id: reference('Its row'),
  clientName: line('Client Name'),
  company: line('Company'),
  deviceType: knownWord(DEVICE_TYPES, 'Device Type is not known.'),
  billing: knownWord(YES_NO, 'Billing is neither Yes nor No.'),
});
const registered = part('The vehicle', {
  accountId: optionalIdentity('Its account'),
  client: line('Client'),
  company: line('Company'),
  type: typedLine('Type'),
  duration: line('Duration'),
  price: typedRupees('Price').required('Price is required.'),
  gst: vehicleCharge.gst,
});

/** An outcome as its fact says it, with what follows of it. */
export const closedOutcomeRule = part('Outcome', {
  ...outcomeFields,
  addition: addition.optional().default(undefined),
  registered: registered.optional().default(undefined),
  begins: optionalIdentity('Its subscription'),
  simOff: optionalIdentity('The SIM that is deactivated'),
});

/** What was used out of a bag. */
export const usedRule = list(part('Goods', { ...goodsFields, qty: sum('Qty') }), MOST_TYPED)
  .optional()
  .default(undefined);
