import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, use, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { formatDate, formatMinute, formatMonth } from '@/format';
import styles from './DateInput.module.css';
import { typedDate, typedMinute, typedMonth } from './typedDate';

/** How one kind of date is read, kept and shown. */
interface Kind {
  /** The ISO form that is kept, for dayjs. */
  iso: string;
  /** The ISO form of what was typed; undefined when it means none. */
  typed: (text: string, now: string) => string | undefined;
  /** What is shown of the ISO form; any other text comes back unchanged. */
  shown: (iso: string) => string;
  hint: string;
  /** What a step with an arrow key is. */
  step: 'day' | 'month';
  picker: Pick<ComponentProps<typeof DatePicker>, 'picker' | 'showTime'>;
}

const NOW = 'YYYY-MM-DDTHH:mm';
const DAY: Kind = {
  iso: 'YYYY-MM-DD',
  typed: (text, now) => typedDate(text, now.slice(0, 10)),
  shown: formatDate,
  hint: 'Day month year',
  step: 'day',
  picker: {},
};
const MONTH: Kind = {
  iso: 'YYYY-MM',
  typed: (text, now) => typedMonth(text, now.slice(0, 10)),
  shown: formatMonth,
  hint: 'Month year',
  step: 'month',
  picker: { picker: 'month' },
};
const MINUTE: Kind = {
  iso: NOW,
  typed: typedMinute,
  shown: formatMinute,
  hint: 'Day month year, time',
  step: 'day',
  picker: { showTime: { format: 'HH:mm' } },
};

interface Typing {
  text: string;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  onDone: () => void;
}

const TypingContext = createContext<Typing | undefined>(undefined);

/** The picker's text field, in which our text stands: the picker's own would drop what it cannot read, and rewrite what is half typed. */
function TypedInput({ onKeyDown, onBlur, ...props }: ComponentProps<'input'>) {
  const typing = use(TypingContext);
  return (
    <input
      {...props}
      value={typing?.text ?? ''}
      onChange={({ target }) => typing?.onType(target.value)}
      onKeyDown={(event) => {
        if (!typing?.onKey(event)) onKeyDown?.(event);
      }}
      onBlur={(event) => {
        typing?.onDone();
        onBlur?.(event);
      }}
    />
  );
}

const components = { input: TypedInput };

type PickerProps = ComponentProps<typeof DatePicker>;

interface DateInputProps extends Pick<
  PickerProps,
  'id' | 'ref' | 'status' | 'onFocus' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  value?: string | undefined;
  /** Gets the ISO form of what was typed or picked, or what was typed as it is where it means none: the schema refuses that. */
  onChange?: (value: string) => void;
  /** Gets the same once what was typed is left or entered, and what was picked or stepped to. */
  onDone?: (value: string) => void;
  /** What stands where nothing is typed, if not how it may be. */
  placeholder?: string;
}

function Picker({ kind, value = '', onChange, onDone, placeholder, ...props }: DateInputProps & { kind: Kind }) {
  const { iso, step, picker } = kind;
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const meant = (text: string) => kind.typed(text, dayjs().format(NOW)) ?? text.trim();
  // What was typed is forgotten as soon as the form holds something else.
  const text = typed !== undefined && meant(typed) === value ? typed : kind.shown(value);
  const day: Dayjs | undefined = kind.typed(value, value) === value && value !== '' ? dayjs(value) : undefined;

  const onType = (next: string) => {
    setTyped(next);
    onChange?.(meant(next));
  };
  const put = (next: Dayjs) => {
    setTyped(undefined);
    onChange?.(next.format(iso));
    onDone?.(next.format(iso));
  };
  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onDone?.(value);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      if (event.altKey) setOpen(key === 'ArrowDown');
      else if (day) put(day.add(key === 'ArrowUp' ? 1 : -1, step));
      // What cannot be read stays to be mended.
      else if (value === '') put(dayjs());
      return true;
    }
    if (key === 'Enter') finish();
    // With the calendar open, Enter and Escape are for that alone; closed, for the form and the dialog around.
    if (open && (key === 'Enter' || key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return true;
    }
    return key === 'Enter' || key === 'Escape';
  };

  return (
    <TypingContext value={{ text, onType, onKey, onDone: finish }}>
      <DatePicker
        {...props}
        {...picker}
        components={components}
        value={day ?? null}
        onChange={(next: Dayjs | Dayjs[] | null) => {
          if (dayjs.isDayjs(next)) put(next);
        }}
        open={open}
        onOpenChange={setOpen}
        format={iso}
        placeholder={placeholder ?? kind.hint}
        allowClear={false}
        className={styles.picker ?? ''}
        classNames={{ popup: { root: styles.calendar ?? '' } }}
      />
    </TypingContext>
  );
}

/** A day, kept as an ISO date: typed as `5/9/26`, `5 sep` or `today`, stepped with the arrow keys, or picked from a calendar. */
export const DateInput = (props: DateInputProps) => <Picker {...props} kind={DAY} />;

/** A month, kept as `YYYY-MM`. */
export const MonthInput = (props: DateInputProps) => <Picker {...props} kind={MONTH} />;

/** A minute of a day, kept as `YYYY-MM-DDTHH:MM`. */
export const MinuteInput = (props: DateInputProps) => <Picker {...props} kind={MINUTE} />;
