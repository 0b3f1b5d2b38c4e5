import { Suspense, useState } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useOthers } from '@/parts/office';
import { PaperButtons } from '@/parts/paper/PaperButtons';
import { Papers } from '@/parts/paper/Papers';
import { RecordActivity } from '@/parts/RecordActivity';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { useChangedByOthers } from '@/parts/useChangedByOthers';
import { openDues, vendorDues } from '@/store/purchasing/requests/payments';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { requestPaper } from '@/store/billing/papers/requestPaper';
import { destinationOf, isReceivable } from '@/store/purchasing/requests/receipt';
import { requestTotal, type StockRequest } from '@/store/purchasing/requests/request';
import { DataTable } from '@/ui/DataTable';
import { vendorPaid } from '@/store/facts/requests';
import { LimitedButton } from '@/ui/LimitedButton';
import { Message } from '@/ui/Message';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { formatDate, formatMoney } from '@/format';
import { Steps } from '@/ui/Steps';
import { PaymentsPart } from './PaymentsPart';
import { NextStepButton } from './NextStepButton';
import { requestLineColumns } from './requestLineColumns';
import { requestSteps } from './requestSteps';
import { Total } from './Total';

const RecordPaymentDialog = lazyWhenIdle(() => import('./RecordPaymentDialog'));

/** A request with its lines, its way so far and the one next step. */
export default function RequestDialog({ request, onClose }: { request: StockRequest; onClose: () => void }) {
  const { status, products } = request;
  const others = useOthers();
  const byOthers = useChangedByOthers(status);
  const place = useAppSelector((state) => placeName(state, destinationOf(request)));
  const stock = useAppSelector(selectStock);
  const company = useAppSelector((state) => state.company);
  const papers = [requestPaper({ ...stock, company }, request, useUnnumbered())];
  const [isPaying, setPaying] = useState(false);
  return (
    <DetailsDialog
      title={`Order Date - ${formatDate(request.orderDate)}`}
      footer={
        <>
          <PaperButtons papers={papers} />
          {openDues(request).length > 0 && (
            <LimitedButton does={vendorPaid} onClick={() => setPaying(true)}>
              Record Payment
            </LimitedButton>
          )}
          {isReceivable(request) && <LinkButton to={paths.stocks.receiveOf(request.number)}>Receive Goods</LinkButton>}
          <NextStepButton request={request} />
        </>
      }
      onClose={onClose}
    >
      {byOthers && (
        <Message tone="warning" urgent apart="below" title={`${others} changed this request: it is ${status} now.`} />
      )}
      <Steps label="Steps" steps={requestSteps(request)} />
      {request.branchId !== undefined && <p>Deliver To: {place}</p>}
      <DataTable
        label="Products of the request"
        name="details"
        rows={products.map((line, index) => ({ ...line, id: index }))}
        columns={requestLineColumns(request)}
        dense
        empty="No products found in this request."
      />
      <Total>{formatMoney(requestTotal(request))}</Total>
      {vendorDues(request).length > 0 && <PaymentsPart request={request} />}
      <Suspense>{isPaying && <RecordPaymentDialog request={request} onClose={() => setPaying(false)} />}</Suspense>
      <RecordActivity record={request.id} />
      <Papers papers={papers} printedOnly />
    </DetailsDialog>
  );
}
