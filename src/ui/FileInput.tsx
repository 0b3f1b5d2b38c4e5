import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useState } from 'react';
import styles from './FileInput.module.css';
import { Icon } from './Icon';

export interface FileInputProps {
  /** Why a file is refused, or undefined when it is welcome. */
  refuse: (file: File) => string | undefined;
  /** What the browser's file picker offers, as for `<input accept>`. */
  accept: string;
  hint: string;
  id?: string;
  /** The file that is there: its name shows. */
  value?: { name: string } | undefined;
  onChange?: (file: File | undefined) => void;
}

/** One file, by drag and drop or by click; a refused one is named with its reason, and the one before stays. */
export function FileInput({ refuse, accept, hint, id, value, onChange }: FileInputProps) {
  const [refusal, setRefusal] = useState<string>();
  const choose = (file: File) => {
    const reason = refuse(file);
    setRefusal(reason);
    if (!reason) onChange?.(file);
    return false;
  };
  return (
    <>
      <Upload.Dragger
        {...(id && { id })}
        accept={accept}
        maxCount={1}
        fileList={value ? [{ uid: '1', name: value.name, status: 'done' }] : []}
        beforeUpload={choose}
        onRemove={() => onChange?.(undefined)}
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
