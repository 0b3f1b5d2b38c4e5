import { formatDate } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { useEditBase } from '@/parts/useEditBase';
import { useToday } from '@/parts/useToday';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import type { Account } from '@/store/billing/accounts/account';
import { correctionSchema, type CorrectionValues } from '@/store/billing/corrections/correctionSchema';
import { companyOf, type ClientFields } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { filledState } from '@/store/clients/accounts/taxHelp';
import { clientCorrected } from '@/store/facts/accounts';
import { edited } from '@/store/kit/edit';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { useFormScope } from '@/ui/formScope';
import { Section } from '@/ui/Section';
import { useTyped } from '@/ui/typedValues';
import { BillingDetailFields } from './BillingDetailFields';
import { ClientDetailFields } from './ClientDetailFields';
import { GstinHelp } from './GstinHelp';
import { AmountFields, DeviceFields } from './PackageFields';
import { SimilarClients } from './SimilarClients';
import { UnreachedWarning } from './UnreachedWarning';

const Field = fieldsOf<CorrectionValues>();

/** Client and billing: a GST number that was typed fills the state. */
function WhoFields({ account }: { account: Account }) {
  const { put, read } = useFormScope();
  const typed = useTyped<CorrectionValues>();
  const take = (name: keyof ClientFields, value: string) => put({ name: [name], value, touched: true });
  const fill = (gstNo: string) => {
    const state = filledState(gstNo, read<CorrectionValues>().state);
    if (state !== undefined) take('state', state);
  };
  return (
    <>
      <Section title="Client Details">
        <ClientDetailFields />
      </Section>
      <Section title="Billing">
        <BillingDetailFields
          onGstNo={fill}
          help={
            <GstinHelp
              state={typed.state}
              take={(field, value) => {
                take(field, value);
                if (field === 'gstNo') fill(value);
              }}
            />
          }
        />
      </Section>
      <SimilarClients draft={{ client: typed, billing: typed }} but={account.id} />
    </>
  );
}

/** What it was quoted, with GST as the client is corrected to stand towards the tax office. */
function QuotedFields() {
  const { gstTreatment } = useTyped<CorrectionValues>();
  return <AmountFields billing={{ gstTreatment }} />;
}

/** Corrects what the wizard asked of a client, from a day on. */
export default function CorrectClientDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const today = useToday();
  const books = useAppSelector(selectBooks);
  const { base: opened = account, saveEdit } = useEditBase(account, account);
  const save = ({ from, ...fields }: CorrectionValues, show: (values: ClientFields) => void) => {
    const edit = edited<ClientFields>(clientFieldsOf(opened), fields);
    return saveEdit(
      edit,
      clientCorrected({ accountId: account.id, edit, from }),
      `${companyOf(account)} corrected from ${formatDate(from)} on`,
      (now) => show(clientFieldsOf(now)),
    );
  };
  return (
    <FormDialog
      title={`Correct ${companyOf(account)}`}
      does={clientCorrected}
      width={1100}
      schema={correctionSchema({ opened, books, today })}
      initialValues={{ ...clientFieldsOf(opened), from: today }}
      onSubmit={save}
      onClose={onClose}
    >
      <UnreachedWarning accountId={account.id} />
      <div style={{ paddingBottom: 16 }}>
        <Field
          name="from"
          label="From"
          hint="Bills from this day on show these details. Issued bills stay as they are."
        >
          <DateInput />
        </Field>
      </div>
      <WhoFields account={account} />
      <Section title="Device">
        <DeviceFields />
      </Section>
      <Section title="Amounts">
        <p>
          Hardware goes by the day of the first fitting, a lease by the first day of its period. What each vehicle pays
          a month is agreed under Vehicles.
        </p>
        <QuotedFields />
      </Section>
      <RecordActivity record={account.id} />
    </FormDialog>
  );
}
