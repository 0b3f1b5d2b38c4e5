import { Skeleton } from 'antd';
import type { InferType } from 'yup';
import { CodeInput } from '@/parts/CodeInput';
import { FactorSetup } from '@/parts/FactorSetup';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useToldByOffice } from '@/parts/useToldByOffice';
import { instantWords } from '@/office/instantWords';
import type { OfficeLink } from '@/office/officeLink';
import { askOwnFactor, confirmFactor, dropFactor, type OwnFactor } from '@/office/people/peopleClient';
import { codeSchema } from '@/office/people/codeSchema';
import { selectOffice } from '@/store/browser/selectOffice';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { useToast } from '@/ui/toast';

type Code = InferType<typeof codeSchema>;
const Field = fieldsOf<Code>();

interface FactorDialogProps {
  office: OfficeLink;
  name: string;
  onClose: () => void;
}

function FactorDialog({ office, name, onClose }: FactorDialogProps) {
  const toast = useToast();
  const { told, trouble } = useToldByOffice(office, askOwnFactor);
  const { since, secret }: OwnFactor = told ?? {};
  const save = async ({ code }: Code) => {
    if (secret === undefined && since === undefined) return false;
    await (secret === undefined ? dropFactor(office, code) : confirmFactor(office, code));
    toast({ text: secret === undefined ? 'Your second factor is removed' : 'Your second factor is set up' });
    return undefined;
  };
  return (
    <FormDialog
      title="Second factor"
      does={[]}
      schema={codeSchema}
      save={since === undefined ? 'Set Up' : 'Remove'}
      onSubmit={save}
      onClose={onClose}
    >
      {!told && trouble === undefined && <Skeleton active title={false} />}
      {trouble !== undefined && <Notice role="alert" text={`Error loading your second factor. ${trouble}`} />}
      {secret !== undefined && <FactorSetup name={name} secret={secret} />}
      {since !== undefined && (
        <p>
          A code is asked of you at each sign-in since {instantWords(since)}. For another phone, remove it with a code
          of the old one and set it up anew. Without the old phone an admin can reset it.
        </p>
      )}
      <Field name="code" label="Code">
        <CodeInput />
      </Field>
    </FormDialog>
  );
}

/** Sets up one's own second factor in the shared office, or removes it. */
export default function OwnFactorDialog({ onClose }: { onClose: () => void }) {
  const office = useOffice();
  const name = useAppSelector(selectOffice)?.user?.name;
  if (!office || name === undefined) return null;
  return <FactorDialog office={office} name={name} onClose={onClose} />;
}
