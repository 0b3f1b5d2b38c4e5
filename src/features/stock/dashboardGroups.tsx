import {
  AlertOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  DisconnectOutlined,
  FileTextOutlined,
  InboxOutlined,
  ShoppingCartOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { partOf, paths, searchFor } from '@/paths';
import type { selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { formatCount, formatMoney } from '@/format';
import { Icon, type Glyph } from '@/ui/Icon';
import type { RECEIVED_PARTS } from './receivedList';
import type { REQUEST_PARTS } from './requestList';

const { requested, expected, received, onHand } = paths.stocks;
const pending = searchFor(requested, 'Pending at Admin');
const requests = (part: keyof typeof REQUEST_PARTS) => partOf(requested, part);
const devices = (part: keyof typeof RECEIVED_PARTS) => partOf(received, part);
const onTheirWay = requests('On their way');
const toBePaid = requests('To be paid');
const removals = devices('Removals to receive');
const dead = devices('Dead');

const card = (title: string, icon: Glyph, label: string, value: string, to: string) => ({
  title,
  icon: <Icon of={icon} />,
  figures: [{ label, value }],
  to,
});

/** The dashboard's four sections; each card leads to the list that it counts. */
export const dashboardGroups = (figures: ReturnType<typeof selectDashboard>) => {
  const count = (figure: keyof typeof figures) => formatCount(figures[figure]);
  const bill = formatMoney(figures.outstandingBill);
  return [
    {
      title: 'Pending Material Request',
      cards: [card('Request Stock', FileTextOutlined, 'Requests on their way', count('requestStock'), onTheirWay)],
    },
    {
      title: 'Inventory Status',
      cards: [
        card('Expected (New) Stock', CalendarOutlined, 'Units', count('expectedNew'), expected),
        card('Current Stock', InboxOutlined, 'Stock in units', count('currentStock'), onHand),
        card('Expected (Removal)', DisconnectOutlined, 'Devices to receive', count('expectedRemoval'), removals),
      ],
    },
    {
      title: 'Payment Status',
      cards: [
        card('Outstanding Bill (to be Paid)', WalletOutlined, 'With GST', bill, toBePaid),
        card('Pending at Admin', ClockCircleOutlined, 'Requests', count('pendingAtAdmin'), pending),
      ],
    },
    {
      title: 'Material Status',
      cards: [
        card('Dead Stock', AlertOutlined, 'Devices', count('deadStock'), dead),
        card('Expected Products to Order', ShoppingCartOutlined, 'Products', count('productsToOrder'), pending),
      ],
    },
  ];
};
