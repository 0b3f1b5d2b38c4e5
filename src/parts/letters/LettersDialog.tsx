import { useMemo, useState, type ReactNode } from 'react';
import { stoppedWords, type OfficeChannel, type OfficeSends } from '@/office/officeSends';
import { CHANNELS } from '@/store/billing/letters/letter';
import type { LetterRow } from '@/store/billing/letters/letterRow';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/store/kit/language';
import { WordRadios } from '@/ui/Choices';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import type { LimitedAction } from '@/ui/limits';
import { Message } from '@/ui/Message';
import styles from './LettersDialog.module.css';
import { LetterPreview } from './LetterPreview';
import { LetterWay } from './LetterWay';
import { SendMany } from './SendMany';
import { useOfficeSends } from './useOfficeSends';
import type { WriteLetter } from './writeLetter';

const OFFICE_CHANNELS: readonly OfficeChannel[] = ['Email', 'SMS'];
const CLIENTS = 'Client’s own';
const NAMES = [CLIENTS, ...LANGUAGES.map((language) => LANGUAGE_NAMES[language])];

interface LettersDialogProps<Row extends LetterRow> {
  title: string;
  /** What is told first, by what the office sends. */
  hint: (sends: OfficeSends) => ReactNode;
  /** What is told after that, where something is to be done first. */
  warning?: ReactNode;
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

/** What is written to clients, with the ways to send each: by mail or SMS of the office, where it sends any, one by one or all together, else by a message that is begun and sent by the person. */
export function LettersDialog<Row extends LetterRow>(props: LettersDialogProps<Row>) {
  const {
    title,
    hint,
    warning,
    label,
    name: kept,
    columns: own,
    searchHint,
    empty,
    rowsIn,
    does,
    write,
    onClose,
  } = props;
  const [name, setName] = useState<string>(CLIENTS);
  const language = LANGUAGES.find((one) => LANGUAGE_NAMES[one] === name);
  const sends = useOfficeSends();
  const [chosen, setChosen] = useState<OfficeChannel>();
  const channels = OFFICE_CHANNELS.filter((one) => Boolean(sends[one]));
  const sentBy = channels.find((one) => one === chosen) ?? channels[0];
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
            ({ to, held }) => (held === undefined ? to[channel] : ''),
            (row) => <LetterWay {...{ row, channel, sends, does, write }} />,
          ),
        ),
      ),
    ];
  }, [own, sends, does, write]);
  const first = rows.find(({ held }) => held === undefined);
  const stopped = stoppedWords(sends);
  return (
    <DetailsDialog title={title} onClose={onClose}>
      <p>{hint(sends)}</p>
      {stopped && <Message tone="warning" apart="below" title={stopped} />}
      {warning}
      <div className={styles.choices}>
        <WordRadios label="Language" choices={NAMES} value={name} onChange={setName} />
        {sentBy && channels.length > 1 && (
          <WordRadios label="Channel" choices={channels} value={sentBy} onChange={setChosen} />
        )}
        {sentBy && rows.length > 0 && <SendMany {...{ rows, channel: sentBy, sends, does, write }} />}
      </div>
      <DataTable
        label={label}
        name={kept}
        rows={rows}
        columns={columns}
        empty={empty}
        {...(rows.length > 1 && { searchHint })}
      />
      {first && <LetterPreview row={first} channel={sentBy} sends={sends} />}
    </DetailsDialog>
  );
}
