import { Select } from 'antd';
import { useEditBase } from '@/parts/useEditBase';
import { useSay } from '@/parts/useSay';
import type { Account } from '@/store/billing/accounts/account';
import { companyOf } from '@/store/clients/accounts/account';
import { REMINDER_WISHES, WISH_LABELS, wishesOf, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { writingWishesSchema, type WritingWishesValues } from '@/store/clients/accounts/writingWishesSchema';
import { wishesTold } from '@/store/facts/accounts';
import { edited } from '@/store/kit/edit';
import { LANGUAGE_NAMES, LANGUAGES } from '@/store/kit/language';
import { WordRadios } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<WritingWishesValues>();
const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** In which language a client is written to, and whether it is reminded. */
export default function WritingWishesDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const say = useSay();
  const { base: opened = {}, rebase } = useEditBase(wishesOf(account), wishesOf(account));
  const save = (values: WritingWishesValues, show: (values: WritingWishes) => void) => {
    const wishes = wishesOf(values);
    const edit = edited<WritingWishes>(opened, wishes);
    if (Object.keys(edit.to).length === 0) return true;
    const told = `${LANGUAGE_NAMES[wishes.language]}, reminders ${wishes.reminders.toLowerCase()}`;
    const isSaved = say(wishesTold(account.id, edit), `${companyOf(account)}: ${told}`);
    if (!isSaved) rebase(edit, show);
    return isSaved;
  };
  return (
    <FormDialog
      title="Language and Reminders"
      does={wishesTold}
      schema={writingWishesSchema}
      initialValues={opened}
      onSubmit={save}
      onClose={onClose}
    >
      <Field name="language" label={WISH_LABELS.language} hint="Bills, receipts and reminders are written in it.">
        <Select options={OPTIONS} />
      </Field>
      <Field
        name="reminders"
        label={WISH_LABELS.reminders}
        hint="Not wanted: nobody reminds the client, and the office mails no reminder. Bills and receipts are sent all the same."
      >
        <WordRadios label={WISH_LABELS.reminders} choices={REMINDER_WISHES} />
      </Field>
    </FormDialog>
  );
}
