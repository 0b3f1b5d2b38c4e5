import { Input } from 'antd';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { keepBackup } from '@/store/backups/keptBackups';
import { typedWordSchema } from '@/store/backups/typedWordSchema';
import { selectUserName } from '@/store/browser/sessionSlice';
import { businessReplaced } from '@/store/business/business';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<{ word: string }>();

export interface BackupFirstDialogProps {
  title: string;
  /** What is typed to go on. */
  word: string;
  /** What its button says. */
  save: string;
  /** Goes on once the backup is kept; false when nothing came of it. The signal tells that somebody wants to leave. */
  onKept: (signal: AbortSignal) => boolean | Promise<boolean>;
  children: ReactNode;
  onClose: () => void;
}

/** Asks for a word, and takes a backup, before all data goes; without a backup, or once somebody wants to leave, it does not go on. */
export function BackupFirstDialog({ title, word, save, onKept, children, onClose }: BackupFirstDialogProps) {
  const dispatch = useAppDispatch();
  const by = useAppSelector(selectUserName);
  const schema = useMemo(() => typedWordSchema(word), [word]);
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);
  const replace = async () => {
    const { signal } = (left.current = new AbortController());
    try {
      await dispatch(keepBackup(by, { signal, onProgress: () => {} }));
    } catch (error) {
      if (signal.aborted) return false;
      throw new Error(`Nothing was changed, as no backup could be kept first. ${inPlainWords(error, TRY_AGAIN)}`, {
        cause: error,
      });
    }
    return onKept(signal);
  };
  return (
    <FormDialog
      title={title}
      does={businessReplaced}
      save={save}
      schema={schema}
      onSubmit={replace}
      onLeaving={() => left.current?.abort()}
      onClose={onClose}
    >
      {children}
      <Field name="word" label={`Type ${word} to go on`}>
        <Input autoComplete="off" spellCheck={false} />
      </Field>
    </FormDialog>
  );
}
