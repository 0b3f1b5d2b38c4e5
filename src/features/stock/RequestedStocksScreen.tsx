import { PlusOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { productOrderCount, type StockRequest } from '@/store/requests/request';
import { selectRequest, selectRequests } from '@/store/requests/requestsSlice';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useOpenDetails } from '@/ui/queryString';
import { WhenReady } from '@/ui/WhenReady';
import { requestColumns } from './requestColumns';
import { RequestSummary } from './RequestSummary';

const RequestDialog = lazyWhenIdle(() => import('./RequestDialog'));

const searchText = (request: StockRequest) => `${productOrderCount(request)}\n${request.status}`;

export default function RequestedStocksScreen() {
  const requests = useAppSelector(selectRequests);
  const status = useAppSelector(selectDataStatus);
  const details = useOpenDetails();
  const opened = useAppSelector((state) => selectRequest(state, Number(details.id)));
  return (
    <Page
      title="Requested Stocks"
      actions={
        <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.stocks.purchase}>
          Request Stock
        </LinkButton>
      }
    >
      <WhenReady status={status} loading="Loading requests..." failed="Error loading requests.">
        <RequestSummary />
        <DataTable
          label="Requested Stocks"
          rows={requests}
          columns={requestColumns({ viewDetails: ({ id }) => details.open(id) })}
          searchText={searchText}
          searchHint="Number of products or status"
          sortSwitch={{ label: 'Sort By Date', sort: { key: 'order-date', descending: true } }}
          empty="No stock requested yet. Click the Request Stock button to request some."
          nothingFound="No matching requests found."
        />
        <Suspense>{opened && <RequestDialog key={opened.id} request={opened} onClose={details.close} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
