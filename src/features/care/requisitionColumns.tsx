import type { Requisition } from '@/store/care/requisitions/requisition';
import { columnsOf } from '@/ui/columns';
import { MaterialsText, materialsText } from './MaterialsText';
import { YES_NO_TONES } from './yesNoTones';

const { date, shown, longText, naming, onCard, party, badge, text } = columnsOf<Requisition>();

/** The columns of the requisitions raised so far. */
export const requisitionColumns = [
  onCard(
    'fact',
    date('date', 'Date', ({ raisedOn }) => raisedOn),
  ),
  naming(party('assigned-to', 'Assigned To', ({ assignInput }) => assignInput)),
  onCard(
    'fact',
    longText('location', 'Location', ({ locationInput }) => locationInput),
  ),
  text('client', 'Client', ({ clientDropdown }) => clientDropdown),
  text('purpose', 'Purpose', ({ purposeDropdown }) => purposeDropdown),
  text('job-type', 'Job Type', ({ jobTypeDropdown }) => jobTypeDropdown),
  onCard(
    'fact',
    badge('payment-status', 'Payment Status', ({ paymentStatus }) => paymentStatus, YES_NO_TONES),
  ),
  longText('overall-material-required', 'Overall Material Required', (row) => row.overallMaterialRequired),
  {
    ...shown(
      'text',
      'materials',
      'Materials',
      ({ production }) => materialsText(production),
      ({ production }) => <MaterialsText materials={production} />,
    ),
    filtered: false,
  },
];
