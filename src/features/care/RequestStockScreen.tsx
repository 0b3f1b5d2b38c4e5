import { Button, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { CARE_CLIENTS, CARE_PRODUCTS, selectCareRequests, stockAsked } from '@/store/careRequests/careRequestsSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { overWarning } from '@/store/careRules';
import { YES_NO } from '@/store/yesNo';
import { WordRadios } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { SuggestInput } from '@/ui/SuggestInput';
import { useToast } from '@/ui/toast';
import { WhenReady } from '@/ui/WhenReady';
import { careRequestOf, careRequestSchema, type CareRequestValues } from '@/store/careRequests/careRequestSchema';
import { MaterialFields } from './MaterialFields';

const Field = fieldsOf<CareRequestValues>();

/** Asks the stock for products and materials (D32). */
export default function RequestStockScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const today = useToday();
  const earlier = useAppSelector(selectCareRequests);
  const submit = (values: CareRequestValues) => {
    const undo = dispatch(sayUndoable(stockAsked(careRequestOf(values))));
    toast({ text: `${values.productName} for ${values.location} requested`, undo });
    return navigate(paths.care.viewRequestStock);
  };
  return (
    <Page title="Request Stock" actions={<LinkButton to={paths.care.viewRequestStock}>View Request Stock</LinkButton>}>
      <WhenReady status={useAppSelector(selectDataStatus)} loading="Loading stock..." failed="Error loading stock.">
        <Section title="New Request">
          <SchemaForm schema={careRequestSchema} onSubmit={submit}>
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
                <Input type="date" />
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
              <Button type="primary" htmlType="submit">
                Submit
              </Button>
            </FormActions>
          </SchemaForm>
        </Section>
      </WhenReady>
    </Page>
  );
}
