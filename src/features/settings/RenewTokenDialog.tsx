import { renewToken } from '@/office/api/apiClient';
import type { ApiToken } from '@/office/api/apiProtocol';
import { renewalSchema, type RenewalValues } from '@/office/api/tokenSchema';
import type { OfficeLink } from '@/office/officeLink';
import { paths } from '@/paths';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { TermSelect } from './TermSelect';

const Field = fieldsOf<RenewalValues>();

export interface RenewTokenDialogProps {
  office: OfficeLink;
  token: ApiToken;
  onRenewed: () => void;
  onClose: () => void;
}

/** Has a token taken for another while. */
export function RenewTokenDialog({ office, token: { id, name }, onRenewed, onClose }: RenewTokenDialogProps) {
  const renew = async (values: RenewalValues) => {
    await renewToken(office, id, values);
    onRenewed();
  };
  return (
    <FormDialog
      title={`Renew the token ${name}`}
      does={paths.outside.api}
      save="Renew"
      schema={renewalSchema}
      onSubmit={renew}
      onClose={onClose}
    >
      <p>Whatever reads by it goes on with the same text.</p>
      <Field name="lasts" label="Ends After" hint="From today">
        <TermSelect />
      </Field>
    </FormDialog>
  );
}
