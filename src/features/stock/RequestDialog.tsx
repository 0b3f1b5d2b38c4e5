import { Alert } from 'antd';
import { useState } from 'react';
import { totalAmount, type StockRequest } from '@/store/requests/request';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { formatDate, formatMoney } from '@/format';
import { Steps } from '@/ui/Steps';
import { NextStepButton } from './NextStepButton';
import { requestLineColumns } from './requestLineColumns';
import { requestSteps } from './requestSteps';
import { Total } from './Total';

/** A request with its lines, its way so far and the one next step (D19). */
export default function RequestDialog({ request, onClose }: { request: StockRequest; onClose: () => void }) {
  const { status, products } = request;
  const [seen, setSeen] = useState(status);
  return (
    <DetailsDialog
      title={`Order Date - ${formatDate(request.orderDate)}`}
      footer={<NextStepButton request={request} onMoved={setSeen} />}
      onClose={onClose}
    >
      {seen !== status && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBottom: 16 }}
          title={`Another tab was faster: this request is ${status} now.`}
        />
      )}
      <Steps label="Steps" steps={requestSteps(request)} />
      <DataTable
        label="Products of the request"
        name="details"
        rows={products.map((line, index) => ({ ...line, id: index }))}
        columns={requestLineColumns(status)}
        dense
        empty="No products found in this request."
      />
      <Total>{formatMoney(totalAmount(request))}</Total>
    </DetailsDialog>
  );
}
