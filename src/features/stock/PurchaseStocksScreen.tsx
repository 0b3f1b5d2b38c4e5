import { Button } from 'antd';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { requestRaised } from '@/store/requests/requestsSlice';
import { selectVendors } from '@/store/vendors/vendorsSlice';
import { FormActions } from '@/ui/FormGrid';
import { LinkButton } from '@/ui/links';
import { logSubmit } from '@/ui/logSubmit';
import { Page } from '@/ui/Page';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { WhenReady } from '@/ui/WhenReady';
import { loggedLine, requestLine } from '@/store/requests/requestLines';
import { blankRequest, requestSchema, type TypedLine } from '@/store/requests/requestSchema';
import { RequestLineRows } from './RequestLineRows';
import { RequestTotal } from './RequestTotal';

export default function PurchaseStocksScreen() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const status = useAppSelector(selectDataStatus);
  const vendors = useAppSelector(selectVendors);
  const submit = ({ lines: typed }: { lines: readonly TypedLine[] }) => {
    const lines = typed.flatMap((line) => requestLine(vendors, line) ?? []);
    if (lines.length < typed.length) throw new Error('A product was taken off the list meanwhile. Choose it again.');
    dispatch(requestRaised(lines));
    logSubmit('Request Stock', { lines: lines.map(loggedLine) });
    toast({ text: 'Form submitted! Check console.' });
  };
  return (
    <Page title="Request Stock" actions={<LinkButton to={paths.stocks.requested}>Requested Stocks</LinkButton>}>
      <WhenReady status={status} loading="Loading vendors..." failed="Error loading vendors.">
        <SchemaForm schema={requestSchema} initialValues={blankRequest} onSubmit={submit} resetAfterSubmit>
          <Section title="Products">
            <RequestLineRows vendors={vendors} />
            <RequestTotal vendors={vendors} />
          </Section>
          <FormActions>
            <Button type="primary" htmlType="submit">
              Submit
            </Button>
          </FormActions>
        </SchemaForm>
      </WhenReady>
    </Page>
  );
}
