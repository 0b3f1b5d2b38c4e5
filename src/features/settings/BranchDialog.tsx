import { Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { MobileInput } from '@/parts/MobileInput';
import { RefusedNumberWarnings } from '@/parts/refusedNumbers/RefusedNumberWarnings';
import type { KnownNumbers } from '@/parts/refusedNumbers/useRefusedNumbers';
import { useEditBase } from '@/parts/useEditBase';
import { useSay } from '@/parts/useSay';
import { pinCodeWarning } from '@/store/clients/accounts/taxHelp';
import { branchFieldsOf, BRANCH_LABELS, type Branch, type BranchDraft } from '@/store/places/branches/branch';
import { branchSchema } from '@/store/places/branches/branchSchema';
import { selectBranch } from '@/store/places/branches/branchesSlice';
import { branchAdded, branchEdited } from '@/store/facts/branches';
import { edited } from '@/store/kit/edit';
import { mobileWarning } from '@/store/kit/typed/numberWarnings';
import { gstinWarning } from '@/store/kit/typed/taxWarnings';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { TextArea } from '@/ui/TextArea';

const Field = fieldsOf<BranchDraft>();

/** Adds a branch, or edits the one given, as it was when this opened. */
export default function BranchDialog({
  branch,
  numbers,
  onClose,
}: {
  branch?: Branch | undefined;
  numbers: KnownNumbers;
  onClose: () => void;
}) {
  const say = useSay();
  const { base, saveEdit } = useEditBase(
    branch,
    useAppSelector((state) => (branch ? selectBranch(state, branch.id) : undefined)),
  );
  const save = (typed: BranchDraft, show: (values: Branch) => void) => {
    const draft = branchFieldsOf(typed);
    if (!base) return say(branchAdded(draft), `${draft.branch} added`);
    const edit = edited<BranchDraft>(base, draft);
    return saveEdit(edit, branchEdited(base.id, edit), `${draft.branch} saved`, show);
  };
  return (
    <FormDialog
      title={branch ? 'Edit Branch' : 'Add Branch'}
      does={branch ? branchEdited : branchAdded}
      schema={branchSchema}
      initialValues={branch}
      onSubmit={save}
      onClose={onClose}
    >
      {base && <RefusedNumberWarnings people={[{ name: base.branch, mobile: base.mobile }]} numbers={numbers} />}
      <Field name="branch" label={BRANCH_LABELS.branch}>
        <Input autoComplete="off" />
      </Field>
      <Field
        name="stateCode"
        label={BRANCH_LABELS.stateCode}
        hint="The first 2 digits of its GST number, such as 07 for Delhi"
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        name="mobile"
        label={BRANCH_LABELS.mobile}
        warn={mobileWarning}
        hint="Of whoever receives goods there: OTPs of what is handed to the branch go there. In an office only an admin changes it."
      >
        <MobileInput />
      </Field>
      <Field
        name="gstin"
        label={BRANCH_LABELS.gstin}
        explains="GSTIN"
        warn={gstinWarning}
        hint="Only where the branch is registered by itself: what goes there or comes from there is then a tax invoice. In an office only an admin changes it."
      >
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field name="address" label={BRANCH_LABELS.address}>
        <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
      <Field name="town" label={BRANCH_LABELS.town}>
        <Input autoComplete="off" />
      </Field>
      <Field
        name="pinCode"
        label={BRANCH_LABELS.pinCode}
        hint="With a GST number e-invoices ask for town and PIN code"
        warn={(pinCode, { gstin }) => pinCodeWarning(pinCode, gstin)}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
