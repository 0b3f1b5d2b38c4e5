import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { stockAsked } from '@/store/facts/careRequests';
import { CARE_CLIENTS, CARE_PRODUCTS } from '@/store/care/requisitions/careRequest';
import { useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { overWarning } from '@/store/kit/schema/careRules';
import { YES_NO } from '@/store/kit/yesNo';
import { WordRadios } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { SuggestInput } from '@/ui/SuggestInput';
import { WhenReady } from '@/parts/WhenReady';
import { careRequestOf, careRequestSchema, type CareRequestValues } from '@/store/care/requisitions/careRequestSchema';
import { MaterialFields } from './MaterialFields';

const Field = fieldsOf<CareRequestValues>();

/** Asks the stock for products and materials. */
export default function RequestStockScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const today = useToday();
  const earlier = useAppSelector(selectCareRequests);
  const draft = useFormDraft('care-stock');
  const submit = (values: CareRequestValues) => {
    const asked = say(stockAsked(careRequestOf(values)), `${values.productName} for ${values.location} requested`);
    return asked && navigate(paths.care.viewRequestStock);
  };
  return (
    <Page title="Request Stock" actions={<LinkButton to={paths.care.viewRequestStock}>View Request Stock</LinkButton>}>
      <WhenReady loading="Loading stock..." failed="Error loading stock.">
        <Section title="New Request">
          <SchemaForm schema={careRequestSchema} draft={draft} onSubmit={submit}>
            <FormGrid>
              <Field name="productName" label="Product Name">
                <WordRadios label="Product Name" choices={CARE_PRODUCTS} />
              </Field>
              <Field name="qty" label="Qty">
                <DigitsInput />
              </Field>
              <Field name="client" label="Client">
                <WordRadios label="Client" choices={CARE_CLIENTS} />
              </Field>
              <Field name="requiredBy" label="Required By" warn={(date) => overWarning(date, today)}>
                <DateInput />
              </Field>
              <Field name="location" label="Location">
                <SuggestInput suggestions={earlier.map(({ location }) => location)} />
              </Field>
              <Field name="status" label="Status">
                <WordRadios label="Status" choices={YES_NO} />
              </Field>
            </FormGrid>
            <MaterialFields />
            <FormActions>
              <LimitedButton does={stockAsked} type="primary" htmlType="submit">
                Submit
              </LimitedButton>
            </FormActions>
          </SchemaForm>
        </Section>
      </WhenReady>
    </Page>
  );
}
