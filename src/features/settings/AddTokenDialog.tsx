import { Input } from 'antd';
import { addToken } from '@/office/api/apiClient';
import { API_ROLES, tokenSchema, type TokenValues } from '@/office/api/tokenSchema';
import type { OfficeLink } from '@/office/officeLink';
import { paths } from '@/paths';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { RoleSelect } from './RoleSelect';
import { TermSelect } from './TermSelect';

const Field = fieldsOf<TokenValues>();

export interface AddTokenDialogProps {
  office: OfficeLink;
  /** The token stands nowhere else. */
  onMade: (name: string, token: string) => void;
  onClose: () => void;
}

/** Makes a token by which another program reads. */
export function AddTokenDialog({ office, onMade, onClose }: AddTokenDialogProps) {
  const add = async (values: TokenValues) => onMade(values.name, await addToken(office, values));
  return (
    <FormDialog
      title="Add Token"
      does={paths.outside.api}
      save="Add"
      schema={tokenSchema}
      onSubmit={add}
      onClose={onClose}
    >
      <Field name="name" label="Name" hint="What reads by it, such as Website">
        <Input autoComplete="off" />
      </Field>
      <Field
        name="role"
        label="Role"
        hint="It reads what people of this role read; Stock reads nothing of what is owed"
      >
        <RoleSelect roles={API_ROLES} />
      </Field>
      <Field name="lasts" label="Ends After" hint="It is refused then, until you renew it">
        <TermSelect />
      </Field>
    </FormDialog>
  );
}
