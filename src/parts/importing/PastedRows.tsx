import { Button } from 'antd';
import { useId } from 'react';
import { TextActions } from '@/ui/FormGrid';
import { TextArea } from '@/ui/TextArea';

/** As many letters as 5,000 lines with their numbers have. */
const LONGEST = 400_000;

interface PastedRowsProps {
  /** What a line says. */
  hint: string;
  pasted: string;
  onPaste: (text: string) => void;
  onPasted: () => void;
}

/** Takes lines that are pasted in the place of a file. */
export function PastedRows({ hint, pasted, onPaste, onPasted }: PastedRowsProps) {
  const id = useId();
  return (
    <div style={{ marginBottom: 24 }}>
      <label htmlFor={id}>Paste lines</label>
      <TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        autoSize={{ minRows: 4, maxRows: 8 }}
        maxLength={LONGEST}
        spellCheck={false}
        value={pasted}
        onChange={({ target }) => onPaste(target.value)}
      />
      <p id={`${id}-hint`}>{hint}</p>
      <TextActions>
        <Button disabled={pasted.trim() === ''} onClick={onPasted}>
          Show the lines
        </Button>
      </TextActions>
    </div>
  );
}
