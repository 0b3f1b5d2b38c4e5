import { Input } from 'antd';
import { useId } from 'react';
import { formatCount, formatDate, formatMinute, formatMoney } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { ImportColumn, ImportKind } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { SearchSelect } from '@/ui/SearchSelect';
import { LinkedText } from '@/ui/linkedText';

/** More of a cell tells nobody more: a signed code is several hundred letters long. */
const LONGEST = 120;

/** So much of what two texts share stands before that in which they differ. */
const SHARED = 20;

/** What is told of a text, from that letter on; halves of characters at its ends are cleaned away. */
function cut(text: string, from = 0): string {
  if (text.length <= LONGEST) return text;
  const rest = from + LONGEST < text.length ? '…' : '';
  return `${from > 0 ? '…' : ''}${cleanLine(text.slice(from, from + LONGEST))}${rest}`;
}

/** From which letter on two texts are told, so that it is seen in what they differ. */
function tellingFrom(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return alike + SHARED > LONGEST ? alike - SHARED : 0;
}

const shown = (kind: ImportKind, value: unknown, from?: number) => {
  if (kind === 'date' && typeof value === 'string') return formatMinute(formatDate(value));
  if (typeof value !== 'number') return typeof value === 'string' ? cut(value, from) : '—';
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
    const now = row.draft?.[key];
    const { fields } = row.known ?? {};
    if (row.validation !== 'Changed' || !fields || equal(fields[key], now))
      return row.draft ? shown(kind, now) : cut(text);
    const from = tellingFrom(fields[key], now);
    return `${shown(kind, fields[key], from)} → ${shown(kind, now, from)}`;
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
