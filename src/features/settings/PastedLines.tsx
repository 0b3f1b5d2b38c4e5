import { SheetFileInput } from '@/parts/importing/SheetFileInput';
import { pastedRows } from '@/store/stock/opening/openingLines';
import { LONGEST_COUNT } from '@/store/stock/opening/openingSchema';
import { TextArea } from '@/ui/TextArea';

interface PastedLinesProps {
  id?: string;
  value?: string;
  onChange?: (lines: string) => void;
}

/** Lines that are pasted, or come from a file. */
export function PastedLines({ id, value, onChange }: PastedLinesProps) {
  return (
    <>
      <TextArea
        {...(id && { id })}
        value={value}
        autoSize={{ minRows: 4, maxRows: 8 }}
        maxLength={LONGEST_COUNT}
        spellCheck={false}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <div style={{ marginTop: 8 }}>
        <SheetFileInput
          onRows={(rows) => onChange?.(pastedRows(rows))}
          hint="Or drop an Excel workbook (.xlsx) or a CSV file here. At most 5 MB and 5,000 rows."
        />
      </div>
    </>
  );
}
