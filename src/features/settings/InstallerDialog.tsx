import { Input, Select } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { MobileInput } from '@/parts/MobileInput';
import { RefusedNumberWarnings } from '@/parts/refusedNumbers/RefusedNumberWarnings';
import type { KnownNumbers } from '@/parts/refusedNumbers/useRefusedNumbers';
import { useEditBase } from '@/parts/useEditBase';
import { useSay } from '@/parts/useSay';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { edited } from '@/store/kit/edit';
import { INSTALLER_LABELS, type Installer, type InstallerDraft } from '@/store/places/installers/installer';
import { installerSchema } from '@/store/places/installers/installerSchema';
import { selectInstaller } from '@/store/places/installers/installersSlice';
import { installerAdded, installerEdited } from '@/store/facts/installers';
import { mobileWarning } from '@/store/kit/typed/numberWarnings';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<InstallerDraft>();

/** Adds an installer, or edits the one given, as it was when this opened. */
export default function InstallerDialog({
  installer,
  numbers,
  onClose,
}: {
  installer?: Installer | undefined;
  numbers: KnownNumbers;
  onClose: () => void;
}) {
  const say = useSay();
  const branches = useAppSelector(selectBranches);
  const { base, saveEdit } = useEditBase(
    installer,
    useAppSelector((state) => (installer ? selectInstaller(state, installer.id) : undefined)),
  );
  const save = ({ name, mobile, branchId }: InstallerDraft, show: (values: Installer) => void) => {
    const draft: InstallerDraft = { name, mobile: mobile || undefined, branchId };
    if (!base) return say(installerAdded(draft), `${name} added`);
    const edit = edited<InstallerDraft>(base, draft);
    return saveEdit(edit, installerEdited(base.id, edit), `${name} saved`, show);
  };
  return (
    <FormDialog
      title={installer ? 'Edit Installer' : 'Add Installer'}
      does={installer ? installerEdited : installerAdded}
      schema={installerSchema}
      initialValues={installer}
      onSubmit={save}
      onClose={onClose}
    >
      {base && <RefusedNumberWarnings people={[base]} numbers={numbers} />}
      <Field name="name" label={INSTALLER_LABELS.name}>
        <Input autoComplete="off" />
      </Field>
      <Field
        name="mobile"
        label={INSTALLER_LABELS.mobile}
        warn={mobileWarning}
        hint="OTPs of what is handed to him go there. In an office only an admin changes it."
      >
        <MobileInput />
      </Field>
      <Field name="branchId" label={INSTALLER_LABELS.branchId}>
        <Select
          allowClear
          placeholder="None"
          options={branches.map(({ id, branch }) => ({ value: id, label: branch }))}
        />
      </Field>
    </FormDialog>
  );
}
