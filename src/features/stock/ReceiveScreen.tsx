import { useParams } from 'react-router-dom';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { WhenReady } from '@/parts/WhenReady';
import { isDispatched, nextStep } from '@/store/purchasing/requests/request';
import { selectRequestNumbered } from '@/store/purchasing/requests/requestsSlice';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useWayBack } from '@/parts/trail/trail';
import { ReceiveGoods } from './ReceiveGoods';
import { ReceiveSummary } from './ReceiveSummary';

/** Receives the goods of a request, in as many parts as they come. */
export default function ReceiveScreen() {
  const { request: number } = useParams();
  const list = useWayBack(paths.stocks.requested);
  const status = useAppSelector(selectDataStatus);
  const request = useAppSelector((state) => selectRequestNumbered(state, number));
  if (status === 'ready' && !request) {
    return (
      <Page title="Receive Goods">
        <Notice text={`There is no stock request with the number ${number ?? ''}.`}>
          <LinkButton type="primary" to={list}>
            Requested Stocks
          </LinkButton>
        </Notice>
      </Page>
    );
  }
  return (
    <Page
      title="Receive Goods"
      documentTitle={`Receive Goods of request ${number ?? ''}`}
      crumbs={<RecordCrumbs steps={[{ text: `Request ${number ?? ''}` }]} />}
    >
      <WhenReady loading="Loading requests..." failed="Error loading requests.">
        {request && <ReceiveSummary request={request} />}
        {request && isDispatched(request) && <ReceiveGoods key={request.id} request={request} />}
        {request && !isDispatched(request) && (
          <Notice
            text={`This request is ${request.status}: nothing can be received yet. Its next step is “${nextStep(request.status)?.label ?? ''}”.`}
          >
            <LinkButton type="primary" to={paths.stocks.requestedOf(request.number)}>
              Open the request
            </LinkButton>
          </Notice>
        )}
      </WhenReady>
    </Page>
  );
}
