import { Input } from 'antd';
import { useEffect, useRef } from 'react';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { businessReplaced } from '@/store/business/business';
import { EMPTYING_WORD, emptyingSchema } from '@/store/backups/emptyingSchema';
import { emptying } from '@/store/backups/exchange';
import { keepBackup } from '@/store/backups/keptBackups';
import { selectUserName } from '@/store/browser/sessionSlice';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<{ word: string }>();

/** Asks for a word, and takes a backup, before it empties the business; without a backup, or once somebody wants to leave, it does not. */
export default function StartEmptyDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const say = useSay();
  const by = useAppSelector(selectUserName);
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);
  const empty = async () => {
    const { signal } = (left.current = new AbortController());
    try {
      await dispatch(keepBackup(by, { signal, onProgress: () => {} }));
    } catch (error) {
      if (signal.aborted) return false;
      throw new Error(`Nothing was emptied, as no backup could be kept first. ${inPlainWords(error, TRY_AGAIN)}`, {
        cause: error,
      });
    }
    if (signal.aborted) return false;
    return say(emptying(), 'The business is empty now.');
  };
  return (
    <FormDialog
      title="Start empty?"
      does={businessReplaced}
      save="Start empty"
      schema={emptyingSchema}
      onSubmit={empty}
      onLeaving={() => left.current?.abort()}
      onClose={onClose}
    >
      <p>
        All there is goes, in every tab. A backup of it is taken first; it stays listed under Restore, and brings
        everything back.
      </p>
      <Field name="word" label={`Type ${EMPTYING_WORD} to go on`}>
        <Input autoComplete="off" spellCheck={false} />
      </Field>
    </FormDialog>
  );
}
