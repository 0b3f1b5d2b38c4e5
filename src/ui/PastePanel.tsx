import { Button } from 'antd';
import { useState } from 'react';
import { formatCount } from '@/format';
import type { Column } from './column';
import { namesBy, pastedNames, type Pasted } from './pastedNames';
import type { Selection } from './selection';
import { TablePanel } from './TablePanel';
import styles from './TablePanel.module.css';
import { TextArea } from './TextArea';
import { useToast } from './toast';

/** Some thousands of names: a browser lays out more text for seconds. */
const LONGEST = 100_000;

interface PastePanelProps<Row extends { id: number | string }> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  selection: Selection<Row>;
  onClose: () => void;
}

const outcome = ({ found, missing }: Pasted<unknown>) =>
  `${formatCount(found.size)} selected${missing.length > 0 ? `, ${formatCount(missing.length)} not found:` : '.'}`;

/** Selects rows by a list of names that is pasted, and says which of them were not found. */
export function PastePanel<Row extends { id: number | string }>({
  columns,
  rows,
  selection,
  onClose,
}: PastePanelProps<Row>) {
  const toast = useToast();
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<Pasted<Row['id']>>();
  const select = () => {
    const result = pastedNames(text, rows, namesBy(columns));
    setPasted(result);
    selection.onChange(new Set([...selection.chosen, ...result.found]));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pasted?.missing.join('\n') ?? '');
      toast({ text: 'Copied' });
    } catch {
      toast({ text: 'They could not be copied: select them and press Ctrl C.' });
    }
  };
  return (
    <TablePanel title="Select by a list" onClose={onClose} isTyped>
      <TextArea
        aria-label="Names to select, one a line"
        placeholder="Paste a column of numbers or names"
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPasted(undefined);
        }}
      />
      {text.length >= LONGEST && (
        <p role="alert" className={styles.wrong}>
          {`Only the first ${formatCount(LONGEST)} characters were taken: paste the rest afterwards.`}
        </p>
      )}
      <div role="status" className={styles.outcome}>
        {pasted && (
          <>
            {outcome(pasted)}
            {pasted.missing.length > 0 && (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by the keyboard.
              <div className={styles.names} tabIndex={0} role="group" aria-label="Not found">
                {pasted.missing.join('\n')}
              </div>
            )}
          </>
        )}
      </div>
      <div className={styles.foot}>
        <Button disabled={!text.trim()} onClick={select}>
          Select
        </Button>
        {pasted && pasted.missing.length > 0 && <Button onClick={() => void copy()}>Copy what was not found</Button>}
      </div>
    </TablePanel>
  );
}
