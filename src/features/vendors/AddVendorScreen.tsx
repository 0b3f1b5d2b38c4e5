import { Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { welcome } from '@/store/kit/attachments/welcome';
import { ATTACHMENT_TYPES } from '@/store/kit/attachments/attachmentType';
import { useAppDispatch } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { useFormDraft } from '@/parts/useFormDraft';
import { useSay } from '@/parts/useSay';
import { gstinWarning, panDisagreement, panWarning } from '@/store/kit/typed/taxWarnings';
import { vendorFrom } from '@/store/purchasing/vendors/addVendor';
import { vendorBody } from '@/store/purchasing/vendors/vendorBody';
import { vendorAdded } from '@/store/facts/vendors';
import { fieldsOf } from '@/ui/Field';
import { FileInput } from '@/ui/FileInput';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { useWayBack } from '@/parts/trail/trail';
import { ProductRows } from './ProductRows';
import { blankVendor, vendorSchema, type VendorValues } from '@/store/purchasing/vendors/vendorSchema';

const Field = fieldsOf<VendorValues>();

export default function AddVendorScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const say = useSay();
  const { given } = useAsked();
  const submit = async ({ gstFile, ...draft }: VendorValues) => {
    if (!say(await dispatch(vendorFrom(vendorBody(draft, gstFile))), `${draft.name} added`)) return false;
    return navigate(paths.vendors.list);
  };
  return (
    <Page title="Add New Vendor">
      <SchemaForm
        schema={vendorSchema}
        initialValues={blankVendor}
        brought={given('gstNo')}
        draft={useFormDraft('add-vendor')}
        onSubmit={submit}
      >
        <Section title="Details">
          <FormGrid>
            <Field name="name" label="Vendor Name">
              <Input autoComplete="organization" />
            </Field>
            <Field name="phone" label="Phone">
              <Input type="tel" autoComplete="off" />
            </Field>
            <Field name="address" label="Address">
              <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
            </Field>
            <Field name="gstNo" label="GST No" explains="GSTIN" warn={gstinWarning}>
              <Input autoComplete="off" autoCapitalize="characters" />
            </Field>
            <Field
              name="panNo"
              label="PAN No"
              explains="PAN"
              warn={(pan, { gstNo }) => panWarning(pan) ?? panDisagreement(String(gstNo ?? ''), pan)}
            >
              <Input autoComplete="off" autoCapitalize="characters" />
            </Field>
            <Field name="accountNo" label="Account No">
              <Input inputMode="numeric" autoComplete="off" />
            </Field>
          </FormGrid>
          <Field name="gstFile" label="GST Certificate">
            <FileInput
              take={welcome}
              accept={ATTACHMENT_TYPES}
              hint="Drop a PDF or an image here, or click to choose one. At most 5 MB."
            />
          </Field>
        </Section>
        <Section title="Products">
          <ProductRows />
        </Section>
        <FormActions>
          <LinkButton to={useWayBack(paths.vendors.list)}>Cancel</LinkButton>
          <LimitedButton does={vendorAdded} type="primary" htmlType="submit">
            Submit
          </LimitedButton>
        </FormActions>
      </SchemaForm>
    </Page>
  );
}
