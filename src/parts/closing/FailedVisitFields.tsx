import { FAILURE_CAUSES } from '@/store/care/jobs/failedVisit';
import type { FailureDraft } from '@/store/care/jobs/failedVisitSchema';
import { FAILURE_WORDS } from '@/store/care/jobs/visitWords';
import { wordsIn, type Language } from '@/store/kit/language';
import { fieldsOf } from '@/ui/Field';
import { TextArea } from '@/ui/TextArea';
import { CLOSING_WORDS, NOT_REACHED_WORDS } from './closingWords';
import { Select } from 'antd';

const Field = fieldsOf<FailureDraft>();

/** The fields that say why nothing could be done at a visit, within a form that has their schema. */
export function FailedVisitFields({ language }: { language: Language }) {
  const words = wordsIn(NOT_REACHED_WORDS, language);
  return (
    <>
      <Field name="cause" label={words.cause}>
        <Select
          placeholder={words.causeHint}
          options={FAILURE_CAUSES.map((value) => ({ value, label: FAILURE_WORDS[value][language] }))}
        />
      </Field>
      <Field name="remark" label={wordsIn(CLOSING_WORDS, language).remark}>
        <TextArea />
      </Field>
    </>
  );
}
