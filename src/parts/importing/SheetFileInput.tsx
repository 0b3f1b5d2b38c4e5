import { Select } from 'antd';
import { useId, useState } from 'react';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import type { CellRows } from '@/store/kit/sheets/cell';
import { readingRows } from '@/store/kit/sheets/readingFile';
import { FileInput } from '@/ui/FileInput';
import { Message } from '@/ui/Message';

interface SheetFileInputProps {
  hint: string;
  /** Takes the rows that were read. */
  onRows: (rows: CellRows, file: File) => void;
}

/** A workbook or a CSV file whose rows are taken at once: of several sheets those of the first with rows, and of each other that is chosen. */
export function SheetFileInput({ hint, onRows }: SheetFileInputProps) {
  const id = useId();
  const [read, setRead] = useState<{ file: File; sheets: readonly string[]; sheet: number }>();
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File, wanted?: number) => {
    const { rows, sheets, sheet } = await readingRows(file, wanted);
    setRefusal(undefined);
    setRead({ file, sheets, sheet });
    onRows(rows, file);
    return file;
  };
  return (
    <>
      <FileInput take={take} accept=".xlsx,.csv" hint={hint} />
      {read && read.sheets.length > 1 && (
        <p>
          <label htmlFor={id}>Sheet</label>
          <Select
            id={id}
            style={{ width: '100%' }}
            value={read.sheet}
            options={read.sheets.map((label, value) => ({ value, label }))}
            onChange={(sheet: number) =>
              void take(read.file, sheet).catch((error: unknown) => setRefusal(inPlainWords(error, TRY_AGAIN)))
            }
          />
        </p>
      )}
      {refusal !== undefined && <Message tone="error" title={refusal} />}
    </>
  );
}
