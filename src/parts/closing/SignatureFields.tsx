import { Input } from 'antd';
import { useRef } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import type { ClosingDraft } from '@/store/care/scheduling/closingDraft';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { attached } from '@/store/kit/attachments/attachments';
import { wordsIn, type Language } from '@/store/kit/language';
import { DrawingPad } from '@/ui/DrawingPad';
import { fieldsOf } from '@/ui/Field';
import { PHOTO_WORDS } from './photoWords';

const Field = fieldsOf<ClosingDraft>();

interface SignatureInputProps {
  language: Language;
  id?: string;
  value?: Attachment;
  onChange?: (drawing: Attachment | undefined) => void;
}

function SignatureInput({ language, id, value, onChange }: SignatureInputProps) {
  const words = wordsIn(PHOTO_WORDS, language);
  const dispatch = useAppDispatch();
  const latest = useRef<Blob>(undefined);
  const keep = async (picture: Blob | undefined) => {
    latest.current = picture;
    const drawing = picture && (await dispatch(attached(new File([picture], 'Signature.png'))));
    // Another stroke may have followed meanwhile.
    if (latest.current === picture) onChange?.(drawing);
  };
  return (
    <DrawingPad
      {...(id && { id })}
      name={words.signature}
      clear={words.clear}
      isDrawn={value !== undefined}
      onDrawn={(picture) => void keep(picture)}
    />
  );
}

/** The fields in which a client accepts what a visit came to, within a form that has the schema of a closing. */
export function SignatureFields({ language }: { language: Language }) {
  const words = wordsIn(PHOTO_WORDS, language);
  return (
    <>
      <Field name="drawing" label={words.signature} hint={words.signatureHint}>
        <SignatureInput language={language} />
      </Field>
      <Field name="signedBy" label={words.signedBy}>
        <Input autoComplete="off" autoCapitalize="words" />
      </Field>
    </>
  );
}
