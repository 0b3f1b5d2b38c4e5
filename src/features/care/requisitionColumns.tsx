import type { Requisition } from '@/store/requisitions/requisitionsSlice';
import { columnsOf } from '@/ui/columns';
import { MaterialsText } from './MaterialsText';
import { YES_NO_TONES } from './yesNoTones';

const { date, text, longText, badge, custom } = columnsOf<Requisition>();

/** The columns of the requisitions raised so far (D36). */
export const requisitionColumns = [
  date('Date', ({ raisedOn }) => raisedOn),
  text('Assigned To', ({ assignInput }) => assignInput),
  longText('Location', ({ locationInput }) => locationInput),
  text('Client', ({ clientDropdown }) => clientDropdown),
  text('Purpose', ({ purposeDropdown }) => purposeDropdown),
  text('Job Type', ({ jobTypeDropdown }) => jobTypeDropdown),
  badge('Payment Status', ({ paymentStatus }) => paymentStatus, ({ paymentStatus }) => YES_NO_TONES[paymentStatus]),
  longText('Overall Material Required', (row) => row.overallMaterialRequired),
  custom('Materials', ({ production }) => <MaterialsText materials={production} />),
];
