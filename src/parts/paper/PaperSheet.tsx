import { QRCode } from 'antd';
import type { Paper, PaperFact, PaperParty, PaperTable } from '@/store/billing/papers/paper';
import { Logo } from './Logo';
import styles from './PaperSheet.module.css';

const Values = ({ facts, className }: { facts: readonly PaperFact[]; className: string | undefined }) =>
  facts.length > 0 && (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );

const Party = ({ party: { label, name, address, logo, facts } }: { party: PaperParty }) => (
  <div className={styles.party}>
    {logo && <Logo of={logo} name={name} />}
    <p className={styles.label}>{label}</p>
    <p className={styles.name}>{name}</p>
    {address !== '' && <p className={styles.address}>{address}</p>}
    <Values facts={facts} className={styles.pairs} />
  </div>
);

const endOf = (end: true | undefined) => (end ? styles.end : undefined);

/** Rows by their places, as the same texts may come again. */
const keyed = (rows: PaperTable['rows']) => rows.map((row, place) => ({ key: String(place), row }));

/** A table of a paper; where it is wider than the screen it scrolls by itself. */
const Lines = ({ table: { label, columns, rows } }: { table: PaperTable }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by the keyboard.
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <table className={styles.lines} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, end, wide }) => (
            <th key={title} scope="col" className={wide ? styles.wide : endOf(end)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, row }) => (
          <tr key={key}>
            {row.map((text, column) => (
              <td key={columns[column]?.title ?? column} className={endOf(columns[column]?.end)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A code that is scanned from the paper, with what it is for; `size` is in pixels. */
const ScannedCode = ({ code, ...drawn }: { code: Paper['code']; size: number; errorLevel: 'L' | 'M' }) =>
  code && (
    <figure className={styles.code}>
      <QRCode
        aria-hidden
        type="svg"
        value={code.text}
        className={styles.scanned ?? ''}
        color="#000"
        bgColor="#fff"
        {...drawn}
      />
      <figcaption>{code.caption}</figcaption>
    </figure>
  );

/** A document as it is on paper: black on white on every screen, each on its own page in print. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { title, docNo, note, mark, supplier, recipient, facts, tables, sums, words, bank, remarks, signatures } =
    paper;
  return (
    <article className={styles.sheet} aria-label={[title, docNo].filter(Boolean).join(' ')}>
      {/* Said plainly in the head as well; here it is a picture. */}
      {mark !== undefined && <p className={styles.over} aria-hidden data-mark={mark} />}
      <header className={styles.head}>
        <Party party={supplier} />
        <div className={styles.what}>
          <h2 className={styles.title}>{title}</h2>
          {mark !== undefined && <p className={styles.mark}>{mark}</p>}
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <Values facts={facts} className={styles.pairs} />
        </div>
      </header>
      <Party party={recipient} />
      {tables.map((table) => (
        <Lines key={table.label} table={table} />
      ))}
      <div className={styles.result}>
        <div>
          {words !== undefined && (
            <p className={styles.words}>
              <span className={styles.label}>Amount in words</span> {words}
            </p>
          )}
          <Values facts={bank} className={styles.pairs} />
        </div>
        <Values facts={sums} className={styles.sums} />
      </div>
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      <footer className={styles.foot}>
        <ScannedCode code={paper.signed} size={189} errorLevel="L" />
        <ScannedCode code={paper.code} size={104} errorLevel="M" />
        {signatures.map((signature) => (
          <p key={signature} className={styles.signature}>
            {signature}
          </p>
        ))}
      </footer>
    </article>
  );
}
