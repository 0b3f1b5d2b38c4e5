import type { CareRequest } from '@/store/care/requisitions/careRequest';
import { columnsOf } from '@/ui/columns';
import { ApprovalCell } from './ApprovalCell';
import { MaterialsText, materialsText } from './MaterialsText';
import { YES_NO_TONES } from './yesNoTones';

const { count, date, onCard, shown, pinned, badge, describing, text } = columnsOf<CareRequest>();

/** The columns of View Stock Request. */
export const careRequestColumns = [
  text('product-name', 'Product Name', ({ productName }) => productName),
  onCard(
    'fact',
    count('qty', 'Qty', ({ qty }) => qty),
  ),
  onCard(
    'fact',
    text('client', 'Client', ({ client }) => client),
  ),
  date('required-by', 'Required By', ({ requiredBy }) => requiredBy),
  text('location', 'Location', ({ location }) => location),
  onCard(
    'fact',
    badge('status', 'Status', ({ status }) => status, YES_NO_TONES),
  ),
  {
    ...shown(
      'text',
      'production-description-qty',
      'Production Description / Qty',
      ({ production }) => materialsText(production),
      ({ production }) => <MaterialsText materials={production} />,
    ),
    filtered: false,
  },
  describing(
    pinned('action', 'Action', (request) => <ApprovalCell request={request} />),
    {
      key: 'approved',
      title: 'Approved',
      kind: 'status',
      value: ({ approved }) => (approved ? 'Approved' : undefined),
      among: ['Approved'],
    },
  ),
];
