import { formatDate } from '@/format';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { placeName } from '@/store/stock/onHand/holderWords';
import { destinationOf } from '@/store/purchasing/requests/receipt';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { TextLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { REQUEST_TONES } from './statusTones';

/** Which request it is whose goods come. */
export function ReceiveSummary({ request }: { request: StockRequest }) {
  const { number, orderDate, products, status } = request;
  const place = useAppSelector((state) => placeName(state, destinationOf(request)));
  return (
    <Section title={`Request ${number}`}>
      <Facts
        facts={[
          { label: 'Request', value: <TextLink to={paths.stocks.requestedOf(number)}>No. {number}</TextLink> },
          { label: 'Vendor', value: [...new Set(products.map(({ vendor }) => vendor))].join(', ') },
          { label: 'Order Date', value: formatDate(orderDate) },
          { label: 'Deliver To', value: place },
          { label: 'Status', value: <Badge tone={REQUEST_TONES[status]}>{status}</Badge> },
        ]}
      />
    </Section>
  );
}
