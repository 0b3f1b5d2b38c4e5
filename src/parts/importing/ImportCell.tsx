import { Input } from 'antd';
import { useId } from 'react';
import { formatCount, formatDate, formatMinute, formatMoney } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { ImportColumn, ImportKind } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { cutLine } from '@/store/kit/typed/cutLine';
import { SearchSelect } from '@/ui/SearchSelect';
import { LinkedText } from '@/ui/linkedText';

/** More of a cell tells nobody more: a signed code is several hundred letters long. */
const LONGEST = 120;

const cut = (text: string) => (text.length > LONGEST ? `${cutLine(text, LONGEST)}…` : text);

const shown = (kind: ImportKind, value: unknown) => {
  if (kind === 'date' && typeof value === 'string') return formatMinute(formatDate(value));
  if (typeof value !== 'number') return typeof value === 'string' ? cut(value) : '—';
  if (kind === 'identifier') return String(value);
  return kind === 'money' ? formatMoney(value) : formatCount(value);
};

export interface ImportCellProps<Draft extends object> {
  row: ValidatedRow<Draft, object>;
  column: ImportColumn<Draft>;
  isMended: boolean;
  disabled: boolean;
  /** Something is typed, and not taken for the cell yet. */
  onEdit: () => void;
  onMend: (text: string) => void;
}

/** A cell of the preview: what it says, old → new where it changes; a wrong one has its reason and can be mended. */
export function ImportCell<Draft extends object>({
  row,
  column: { key, title, kind, choices, proposed, overrules = false },
  isMended,
  disabled,
  onEdit,
  onMend,
}: ImportCellProps<Draft>) {
  const id = useId();
  const reason = row.reasons[key];
  const said = row.texts[key] ?? '';
  const text = kind === 'date' ? formatMinute(formatDate(said)) : said;
  // What is known already, or passed over, is nobody's to choose, but whether it is.
  if (choices && (row.validation !== 'Same' || (overrules && (isMended || row.known !== undefined)))) {
    const known = choices.includes(said) ? said : undefined;
    const proposal = said === '' ? undefined : (row.proposals?.[key] ?? proposed?.(row.texts));
    return (
      <>
        <SearchSelect
          aria-label={`${title}, row ${row.id}`}
          aria-describedby={id}
          {...(reason !== undefined && { status: 'error' as const })}
          disabled={disabled}
          placeholder={said || 'Type to search'}
          empty={`No ${title.toLowerCase()} matches.`}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          value={known}
          onChange={onMend}
        />
        <div
          id={id}
          style={{
            maxWidth: 240,
            whiteSpace: 'normal',
            ...(reason !== undefined && { color: 'var(--ant-color-error)' }),
          }}
        >
          {reason === undefined ? proposal?.text === said && !isMended && proposal.why : <LinkedText text={reason} />}
        </div>
      </>
    );
  }
  if (reason === undefined && !isMended) {
    const now = row.draft ? shown(kind, row.draft[key]) : cut(text);
    const { fields } = row.known ?? {};
    return row.validation !== 'Changed' || !fields || equal(fields[key], row.draft?.[key])
      ? now
      : `${shown(kind, fields[key])} → ${now}`;
  }
  const mend = (typed: string) => typed !== text && onMend(typed);
  return (
    <>
      <Input
        aria-label={`${title}, row ${row.id}`}
        aria-invalid={reason !== undefined}
        aria-describedby={id}
        defaultValue={text}
        disabled={disabled}
        {...(reason !== undefined && { status: 'error' as const })}
        style={{ minWidth: 120 }}
        onChange={onEdit}
        onBlur={({ target }) => mend(target.value)}
        onPressEnter={({ currentTarget }) => mend(currentTarget.value)}
      />
      <div id={id} style={{ maxWidth: 240, whiteSpace: 'normal', color: 'var(--ant-color-error)' }}>
        {reason !== undefined && <LinkedText text={reason} />}
      </div>
    </>
  );
}
