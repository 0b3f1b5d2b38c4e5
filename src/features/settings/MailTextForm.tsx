import { Input } from 'antd';
import { useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useSayEdit } from '@/parts/useSayEdit';
import { equal } from '@/journal/kit/equal';
import type { TextKind } from '@/store/billing/letters/letterKind';
import { MAIL_LABELS, type LetterText, type WrittenText } from '@/store/billing/templates/mailText';
import { inFull, ownLeftOut, writtenOf } from '@/store/billing/templates/template';
import { templateSchema, type TemplateValues } from '@/store/billing/templates/templateSchema';
import { templateChanged } from '@/store/facts/templates';
import { edited, reapplied } from '@/store/kit/edit';
import type { Language } from '@/store/kit/language';
import { fieldsOf } from '@/ui/Field';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { SchemaForm } from '@/ui/SchemaForm';
import { TextArea } from '@/ui/TextArea';
import { MailTextPreview } from './MailTextPreview';
import styles from './MailTexts.module.css';
import { OtpTextPreview } from './OtpTextPreview';
import { useHeld } from './useHeld';

const Field = fieldsOf<TemplateValues>();
const OWN: WrittenText = { subject: undefined, text: undefined, sms: undefined };

interface MailTextFormProps {
  kind: TextKind;
  language: Language;
}

/** What a mail of a kind says in a language: saves what differs from the product's own, shows it on a real record, and takes the product's own again. */
export function MailTextForm({ kind, language }: MailTextFormProps) {
  const say = useSay();
  const sayEdit = useSayEdit();
  const now = useAppSelector((state) => writtenOf(state, kind, language), equal);
  const { base, round, typed, rebase, saved, renew } = useHeld<WrittenText>(now);
  const [draft, setDraft] = useState<WrittenText>({});
  const save = async (values: LetterText, show: (values: LetterText) => void) => {
    const written = ownLeftOut(kind, language, values);
    const edit = edited<WrittenText>(base, written);
    if (Object.keys(edit.to).length === 0) throw new Error('Nothing was changed.');
    const isSaved = await sayEdit(templateChanged(kind, language, edit), 'Text saved', () => {
      rebase(now);
      show(inFull(kind, language, reapplied(now, edit)));
    });
    if (isSaved) saved(reapplied(base, edit));
    return isSaved;
  };
  const takeOwn = () => {
    const edit = edited<WrittenText>(now, OWN);
    if (!say(templateChanged(kind, language, edit), 'The text of the product is taken again')) return;
    setDraft({});
    renew();
  };
  const shown = inFull(kind, language, base);
  const said = inFull(kind, language, { ...shown, ...draft });
  return (
    <>
      <SchemaForm
        key={round}
        name="mail-text"
        schema={templateSchema(kind)}
        initialValues={shown}
        onEdit={(values) => {
          setDraft(values);
          typed();
        }}
        onSubmit={save}
      >
        {kind !== 'OTP' && (
          <>
            <Field name="subject" label={MAIL_LABELS.subject}>
              <Input lang={language} autoComplete="off" />
            </Field>
            <Field name="text" label={MAIL_LABELS.text}>
              <TextArea lang={language} autoSize={{ minRows: 6, maxRows: 20 }} />
            </Field>
          </>
        )}
        <Field
          name="sms"
          label={MAIL_LABELS.sms}
          hint="As it is registered (DLT), with a variable in the place of each {#var#}, and without what every text ends with."
        >
          <TextArea lang={language} autoSize={{ minRows: 2, maxRows: 8 }} />
        </Field>
        <FormActions>
          {!equal(now, {}) && (
            <LimitedButton does={templateChanged} onClick={takeOwn}>
              Take the Text of the Product Again
            </LimitedButton>
          )}
          <LimitedButton does={templateChanged} htmlType="submit">
            Save Text
          </LimitedButton>
        </FormActions>
      </SchemaForm>
      <div className={styles.preview}>
        {kind === 'OTP' ? (
          <OtpTextPreview language={language} said={said.sms} />
        ) : (
          <MailTextPreview kind={kind} language={language} said={said} />
        )}
      </div>
    </>
  );
}
