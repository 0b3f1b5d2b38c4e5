import { PlusOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { sumOf } from '@/store/kit/money';
import { unpaidAmount, TO_BE_PAID } from '@/store/purchasing/requests/payments';
import { selectRequestList, selectRequestNumbered } from '@/store/purchasing/requests/requestsSlice';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { formatMoney } from '@/format';
import { useOpenDetails } from '@/ui/openDetails';
import { useQueryString } from '@/ui/queryString';
import { WhenReady } from '@/parts/WhenReady';
import { requestColumns } from './requestColumns';
import { alsoSearched, REQUEST_PARTS } from './requestList';
import { RequestSummary } from './RequestSummary';
import { Total } from './Total';

const RequestDialog = lazyWhenIdle(() => import('./RequestDialog'));

export default function RequestedStocksScreen() {
  const requests = useAppSelector(selectRequestList);
  const details = useOpenDetails();
  const isToPay = useQueryString().params.get('show') === TO_BE_PAID;
  const opened = useAppSelector((state) => selectRequestNumbered(state, details.id));
  const add = (
    <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.stocks.purchase}>
      Request Stock
    </LinkButton>
  );
  return (
    <Page title="Requested Stocks" actions={requests.length > 0 && add}>
      <WhenReady loading="Loading requests..." failed="Error loading requests.">
        <RequestSummary />
        {isToPay && <Total label={TO_BE_PAID}>{formatMoney(sumOf(requests.map(unpaidAmount)))}</Total>}
        <DataTable
          label="Requested Stocks"
          rows={requests}
          columns={requestColumns({ viewDetails: ({ number }) => details.open(number) }, isToPay)}
          searchHint="Number of products, status or vendor"
          alsoSearched={alsoSearched}
          parts={REQUEST_PARTS}
          sortSwitch={{ label: 'Sort By Date', sort: { key: 'order-date', descending: true } }}
          begin={add}
          empty="No stock requested yet. Click the Request Stock button to request some."
          nothingFound="No matching requests found."
        />
        <Suspense>{opened && <RequestDialog key={opened.id} request={opened} onClose={details.close} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
