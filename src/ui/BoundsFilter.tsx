import { useId, useState, type ComponentType } from 'react';
import { typedBounds } from './filterOffers';
import { readBound, type BoundsWay } from './filters';
import styles from './TablePanel.module.css';

/** A field for one bound. */
export interface BoundFieldProps {
  'aria-label': string;
  'placeholder': string;
  'value': string;
  'onChange': (text: string) => void;
  'onFocus': () => void;
  'status'?: 'error';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface BoundsFilterProps {
  title: string;
  way: BoundsWay;
  /** The word of the query string that says the filter; empty without one. */
  said: string;
  /** What each bound is typed in; it tells of a bound as it is kept, and of what is none as it was typed. */
  Field: ComponentType<BoundFieldProps>;
  /** Whether half of what is typed means nothing yet: then it is judged when the field is left. */
  isJudgedLate?: boolean;
  onChange: (words: readonly string[]) => void;
}

/** The first and the last that shall be shown, both typed; either may stay open. */
export function BoundsFilter({ title, way, said, Field, isJudgedLate = false, onChange }: BoundsFilterProps) {
  const wrongId = useId();
  const [typing, setTyping] = useState<'from' | 'to'>();
  const [typed, setTyped] = useState({ said, bounds: said.split('..') });
  // A chip, a view or Back changed the filter; while somebody types, the address is only behind.
  if (!typing && typed.said !== said) setTyped({ said, bounds: said.split('..') });
  const [from = '', to = ''] = typed.bounds;
  const outcome = typedBounds(way, from, to);
  const half = isJudgedLate && typing ? { from, to }[typing] : '';
  const wrong = 'wrong' in outcome && (half === '' || readBound(way, half) !== undefined) ? outcome.wrong : undefined;
  const change = (first: string, last: string) => {
    const next = typedBounds(way, first, last);
    // What is wrong stands until it is mended, and the rows stay as they are.
    setTyped({ said: 'words' in next ? (next.words[0] ?? '') : said, bounds: [first, last] });
    if ('words' in next) onChange(next.words);
  };
  const field = (label: 'from' | 'to', value: string, put: (text: string) => void) => (
    <Field
      aria-label={`${title} ${label}`}
      placeholder={label}
      value={value}
      {...(wrong && { 'status': 'error', 'aria-invalid': true, 'aria-describedby': wrongId })}
      onFocus={() => setTyping(label)}
      onChange={put}
    />
  );
  return (
    <>
      <div
        className={styles.bounds}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setTyping(undefined);
        }}
      >
        {field('from', from, (text) => change(text, to))}
        {field('to', to, (text) => change(from, text))}
      </div>
      {wrong && (
        <p id={wrongId} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
  );
}
