import { paths } from '@/paths';
import type { ListedChallan } from '@/store/stock/challans/challanList';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { columnsOf } from '@/ui/columns';
import { CHALLAN_TONES } from './challanTones';

const { badge, count, date, linkedText, onCard, party } = columnsOf<ListedChallan>();

/** The columns of the challans; of those that are not confirmed yet none tells its number. */
export const challanColumns = (unnumbered: ReadonlySet<string>) => [
  linkedText(
    'challan',
    'Challan',
    (challan) => shownPlace(challan, unnumbered),
    ({ number }) => paths.stocks.challanOf(number),
  ),
  date('date', 'Date', ({ offeredOn }) => offeredOn),
  onCard(
    'titled',
    party('from', 'From', ({ from }) => from),
  ),
  onCard(
    'titled',
    party('to', 'To', ({ to }) => to),
  ),
  onCard(
    'fact',
    count('pieces', 'Pieces', ({ pieces }) => pieces),
  ),
  badge('status', 'Status', ({ status }) => status, CHALLAN_TONES),
];
