import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useSay } from '@/parts/useSay';
import { requestRaised } from '@/store/facts/requests';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { logSubmit } from '@/ui/logSubmit';
import { NeedsFirst } from '@/ui/NeedsFirst';
import { Page } from '@/ui/Page';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { WhenReady } from '@/parts/WhenReady';
import { loggedLine, requestLine } from '@/store/purchasing/requests/requestLines';
import { blankRequest, requestSchema, type TypedLine } from '@/store/purchasing/requests/requestSchema';
import { DeliverToField } from './DeliverToField';
import { RequestLineRows } from './RequestLineRows';
import { RequestTotal } from './RequestTotal';

/** A purchase: its Submit raises a request, and the form begins anew. */
export default function PurchaseStocksScreen() {
  const say = useSay();
  const vendors = useAppSelector(selectVendors);
  const draft = useFormDraft('request-stock');
  const submit = ({ lines: typed, branchId }: { lines: readonly TypedLine[]; branchId?: string | undefined }) => {
    const lines = typed.flatMap((line) => requestLine(vendors, line) ?? []);
    if (lines.length < typed.length) throw new Error('A product was taken off the list meanwhile. Choose it again.');
    // An alert, as a toast with an Undo is none.
    const isRaised = say(requestRaised(lines, branchId || undefined), () => ({
      text: 'Form submitted! Check console.',
    }));
    if (isRaised) logSubmit('Request Stock', { lines: lines.map((line) => loggedLine(vendors, line)) });
    return isRaised;
  };
  return (
    <Page title="Request Stock" actions={<LinkButton to={paths.stocks.requested}>Requested Stocks</LinkButton>}>
      <WhenReady loading="Loading vendors..." failed="Error loading vendors.">
        <NeedsFirst
          has={vendors.length > 0}
          says="Stock is requested from a vendor. Add the first vendor."
          add="Add New Vendor"
          to={paths.vendors.add}
        >
          <NeedsFirst
            has={vendors.some(({ products }) => products.length > 0)}
            says="No vendor has a product yet. Add the first product."
            add="Vendor List"
            to={paths.vendors.list}
          >
            <SchemaForm
              schema={requestSchema}
              initialValues={blankRequest}
              draft={draft}
              onSubmit={submit}
              resetAfterSubmit
            >
              <Section title="Products">
                <RequestLineRows vendors={vendors} />
                <RequestTotal vendors={vendors} />
              </Section>
              <Section title="Delivery">
                <DeliverToField />
              </Section>
              <FormActions>
                <LimitedButton does={requestRaised} type="primary" htmlType="submit">
                  Submit
                </LimitedButton>
              </FormActions>
            </SchemaForm>
          </NeedsFirst>
        </NeedsFirst>
      </WhenReady>
    </Page>
  );
}
