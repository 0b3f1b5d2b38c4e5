import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useRef, useState } from 'react';
import styles from './FileInput.module.css';
import { Icon } from './Icon';

export interface FileInputProps<Taken extends { name: string }> {
  /** What becomes of a chosen file; an Error says in a sentence why it is refused. */
  take: (file: File) => Promise<Taken>;
  /** What the browser's file picker offers, as for `<input accept>`. */
  accept: string;
  hint: string;
  id?: string;
  /** The file that is there: its name shows. */
  value?: Taken | undefined;
  onChange?: (taken: Taken | undefined) => void;
}

/** One file, by drag and drop or by click; a refused one is named with its reason, and the one before stays. */
export function FileInput<Taken extends { name: string }>(props: FileInputProps<Taken>) {
  const { take, accept, hint, id, value, onChange } = props;
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef<File>(undefined);

  const choose = async (file: File) => {
    latest.current = file;
    try {
      const taken = await take(file);
      // Another one may have been chosen meanwhile.
      if (latest.current !== file) return;
      setRefusal(undefined);
      onChange?.(taken);
    } catch (error) {
      if (latest.current === file) setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  const remove = () => {
    latest.current = undefined;
    setRefusal(undefined);
    onChange?.(undefined);
  };

  return (
    <>
      <Upload.Dragger
        {...(id && { id })}
        accept={accept}
        maxCount={1}
        fileList={value ? [{ uid: '1', name: value.name, status: 'done' }] : []}
        beforeUpload={(file) => {
          void choose(file);
          return false;
        }}
        onRemove={remove}
      >
        <p className={styles.hint}>
          <Icon of={InboxOutlined} /> {hint}
        </p>
      </Upload.Dragger>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}
