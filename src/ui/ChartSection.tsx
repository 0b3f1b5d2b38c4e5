import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useChartColors } from './chartColors';
import type { ChartKind, Point } from './charts';
import styles from './ChartSection.module.css';
import { Notice } from './Notice';
import { Section } from './Section';

/** A chart that does not arrive takes nothing else down: its figures are in the table. */
const Missing = () => <Notice role="status" text="The chart could not be loaded. Its figures are in the table." />;
const Chart = lazy(() => import('./charts').catch(() => ({ default: Missing })));

export interface ChartSectionProps {
  title: string;
  kind: ChartKind;
  points: readonly Point[];
  /** What the names and the values are: the table's headers. */
  headers: readonly [name: string, value: string];
  format: (value: number) => string;
  /** What the chart shows, for those who do not see it. */
  summary: string;
  /** Said in its place while every value is 0. */
  empty: string;
}

function Figure({ kind, points, format, summary }: ChartSectionProps) {
  const colors = useChartColors();
  return (
    <figure className={styles.figure} data-kind={kind}>
      <div role="img" aria-label={summary} className={styles.canvas}>
        <Suspense fallback={<Skeleton.Node active className={styles.skeleton ?? ''} />}>
          <Chart kind={kind} points={points} colors={colors} />
        </Suspense>
      </div>
      {kind === 'donut' && (
        <ul className={styles.legend}>
          {points.map(({ name, value }) => (
            <li key={name}>
              <span className={styles.name}>{name}</span> <strong>{format(value)}</strong>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

const Figures = ({ title, points, headers, format }: ChartSectionProps) => (
  <table className={styles.table} aria-label={title}>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {points.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{format(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A chart in the theme's colours, with its text alternative, and the same figures as a table for whoever prefers it. */
export function ChartSection(props: ChartSectionProps) {
  const [asTable, setAsTable] = useState(false);
  const Shown = asTable ? Figures : Figure;
  return (
    <Section
      title={props.title}
      actions={
        <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as table
        </Button>
      }
    >
      {props.points.every(({ value }) => value === 0) ? (
        <Notice role="status" text={props.empty} />
      ) : (
        <Shown {...props} />
      )}
    </Section>
  );
}
