import type { CareRequest } from '@/store/careRequests/careRequestsSlice';
import { columnsOf } from '@/ui/columns';
import { ApprovalCell } from './ApprovalCell';
import { MaterialsText } from './MaterialsText';
import { YES_NO_TONES } from './yesNoTones';

const { text, count, date, badge, custom, pinned } = columnsOf<CareRequest>();

/** The columns of View Stock Request (spec 3, Stock request row). */
export const careRequestColumns = [
  text('Product Name', ({ productName }) => productName),
  count('Qty', ({ qty }) => qty),
  text('Client', ({ client }) => client),
  date('Required By', ({ requiredBy }) => requiredBy),
  text('Location', ({ location }) => location),
  badge('Status', ({ status }) => status, ({ status }) => YES_NO_TONES[status]),
  custom('Production Description / Qty', ({ production }) => <MaterialsText materials={production} />),
  pinned('Action', (request) => <ApprovalCell request={request} />),
];
