import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import { useKeptPicture } from '@/parts/pictures/useKeptPicture';
import type { ClosingDraft } from '@/store/care/scheduling/closingDraft';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { attached } from '@/store/kit/attachments/attachments';
import { wordsIn, type Language } from '@/store/kit/language';
import { DrawingPad } from '@/ui/DrawingPad';
import { fieldsOf } from '@/ui/Field';
import { PHOTO_WORDS } from './photoWords';
import styles from './SignatureFields.module.css';

const Field = fieldsOf<ClosingDraft>();

interface KeptDrawingProps {
  drawing: Attachment;
  name: string;
  clear: string;
  onClear: () => void;
}

/** What was drawn before the page was loaded anew. */
const KeptDrawing = ({ drawing, name, clear, onClear }: KeptDrawingProps) => (
  <div className={styles.kept}>
    <img src={useKeptPicture(drawing)} alt={name} className={styles.drawing} />
    <Button onClick={onClear}>{clear}</Button>
  </div>
);

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
  /** What was drawn on the pad; a draft that is restored may put another drawing in its place. */
  const [drawnHere, setDrawnHere] = useState<string>();
  const keep = async (picture: Blob | undefined) => {
    latest.current = picture;
    const drawing = picture && (await dispatch(attached(new File([picture], 'Signature.png'))));
    // Another stroke may have followed meanwhile.
    if (latest.current !== picture) return;
    setDrawnHere(drawing?.hash);
    onChange?.(drawing);
  };
  if (value && value.hash !== drawnHere)
    return (
      <KeptDrawing drawing={value} name={words.signature} clear={words.clear} onClear={() => onChange?.(undefined)} />
    );
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
