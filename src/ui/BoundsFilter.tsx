import { useId, useState, type ComponentType } from 'react';
import { typedBounds } from './filterOffers';
import type { BoundsWay } from './filters';
import styles from './TablePanel.module.css';

/** A field for one bound. */
export interface BoundFieldProps {
  'aria-label': string;
  placeholder: string;
  value: string;
  /** Gets what is typed, key by key: half of a day may be another day. */
  onChange: (text: string) => void;
  /** Gets what counts: once it is typed to its end, or picked. */
  onDone: (text: string) => void;
  onFocus: () => void;
  status?: 'error';
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
  onChange: (words: readonly string[]) => void;
}

/** The first and the last that shall be shown, both typed; either may stay open. */
export function BoundsFilter({ title, way, said, Field, onChange }: BoundsFilterProps) {
  const wrongId = useId();
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState({ seen: said, said, bounds: said.split('..'), isHalf: false });
  if (typed.seen !== said) {
    // A chip, a view or Back changed the filter; what was typed here, or is being typed, the address only follows.
    const isOurs = isTyping || typed.said === said;
    setTyped(isOurs ? { ...typed, seen: said } : { seen: said, said, bounds: said.split('..'), isHalf: false });
  }
  const [from = '', to = ''] = typed.bounds;
  const outcome = typedBounds(way, from, to);
  const wrong = 'wrong' in outcome && !typed.isHalf ? outcome.wrong : undefined;
  const change = (bounds: [string, string]) => {
    const next = typedBounds(way, ...bounds);
    // What is wrong stands until it is mended, and the rows stay as they are.
    setTyped({ seen: said, said: 'words' in next ? (next.words[0] ?? '') : said, bounds, isHalf: false });
    if ('words' in next) onChange(next.words);
  };
  const field = (label: 'from' | 'to', value: string, boundsWith: (text: string) => [string, string]) => (
    <Field
      aria-label={`${title} ${label}`}
      placeholder={label}
      value={value}
      {...(wrong && { status: 'error', 'aria-invalid': true, 'aria-describedby': wrongId })}
      onFocus={() => setTyping(true)}
      onChange={(text) => setTyped({ ...typed, bounds: boundsWith(text), isHalf: true })}
      onDone={(text) => change(boundsWith(text))}
    />
  );
  return (
    <>
      <div
        className={styles.bounds}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setTyping(false);
        }}
      >
        {field('from', from, (text) => [text, to])}
        {field('to', to, (text) => [from, text])}
      </div>
      {wrong && (
        <p id={wrongId} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
  );
}
