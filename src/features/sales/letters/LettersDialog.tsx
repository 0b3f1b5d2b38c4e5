import { useMemo, useState, type ReactNode } from 'react';
import { CHANNELS } from '@/store/billing/letters/letter';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/store/kit/language';
import { WordRadios } from '@/ui/Choices';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import type { LimitedAction } from '@/ui/limits';
import { Section } from '@/ui/Section';
import styles from './LettersDialog.module.css';
import { LetterWay, type LetterRow, type WriteLetter } from './LetterWay';
import { useOfficeMails } from './useOfficeMails';

const CLIENTS = 'Client’s own';
const NAMES = [CLIENTS, ...LANGUAGES.map((language) => LANGUAGE_NAMES[language])];

interface LettersDialogProps<Row extends LetterRow> {
  title: string;
  /** What is told first, by whether the office sends mail. */
  hint: (mails: boolean | undefined) => ReactNode;
  /** What the table is called, and what keeps its state. */
  label: string;
  name: string;
  /** What a row tells before its ways; always the same one. */
  columns: readonly Column<Row>[];
  searchHint: string;
  empty: string;
  /** What is written, in a language, or each in that of its client; always the same one as long as nothing of it changes. */
  rowsIn: (language: Language | undefined) => readonly Row[];
  does: LimitedAction;
  /** Always the same one. */
  write: WriteLetter<Row>;
  onClose: () => void;
}

/** What is written to clients, with the ways to send each: by mail of the office, where it sends any, else by a message that is begun and sent by the person. */
export function LettersDialog<Row extends LetterRow>(props: LettersDialogProps<Row>) {
  const { title, hint, label, name: kept, columns: own, searchHint, empty, rowsIn, does, write, onClose } = props;
  const [name, setName] = useState<string>(CLIENTS);
  const language = LANGUAGES.find((one) => LANGUAGE_NAMES[one] === name);
  const mails = useOfficeMails();
  const rows = useMemo(() => rowsIn(language), [rowsIn, language]);
  const columns = useMemo(() => {
    const { onCard, shown } = columnsOf<Row>();
    return [
      ...own,
      ...CHANNELS.map((channel) =>
        onCard(
          'titled',
          shown(
            channel === 'Email' ? 'text' : 'identifier',
            channel.toLowerCase(),
            channel,
            ({ to }) => to[channel],
            (row) => <LetterWay {...{ row, channel, mails, does, write }} />,
          ),
        ),
      ),
    ];
  }, [own, mails, does, write]);
  const [first] = rows;
  return (
    <DetailsDialog title={title} onClose={onClose}>
      <p>{hint(mails)}</p>
      <div className={styles.language}>
        <WordRadios label="Language" choices={NAMES} value={name} onChange={setName} />
      </div>
      <DataTable
        label={label}
        name={kept}
        rows={rows}
        columns={columns}
        empty={empty}
        {...(rows.length > 1 && { searchHint })}
      />
      {first && (
        <div className={styles.preview}>
          <Section title={`Message to ${first.company}`}>
            <p lang={first.language} className={styles.message}>
              {first.text}
            </p>
          </Section>
        </div>
      )}
    </DetailsDialog>
  );
}
