import { Button, Skeleton } from 'antd';
import { Suspense, useState, type CSSProperties } from 'react';
import { barsHeight } from './barsHeight';
import { ChartFigures } from './ChartFigures';
import { useChartColors } from './chartColors';
import type { ChartKind, Point } from './charts';
import styles from './ChartSection.module.css';
import { lazyPart } from './lazyPart';
import { Notice } from './Notice';
import { Section } from './Section';

/** A chart that does not arrive takes nothing else down: its figures are in the table. */
const Missing = () => <Notice role="status" text="The chart could not be loaded. Its figures are in the table." />;
const Chart = lazyPart(() => import('./charts'), Missing);

export interface ChartSectionProps {
  title: string;
  kind: ChartKind;
  points: readonly Point[];
  /** Of stacked bars: their parts, at most six. */
  parts?: readonly string[];
  /** What the names and the values are: the table's headers. */
  headers: readonly [name: string, value: string];
  format: (value: number) => string;
  /** What the chart shows, for those who do not see it. */
  summary: string;
  /** Said in its place while every value is 0. */
  empty: string;
}

/** What stands in the legend: the shares of a ring, or the parts of bars with what each comes to. */
const legendOf = ({ kind, points, parts = [] }: ChartSectionProps): readonly Point[] => {
  if (kind === 'donut') return points;
  return parts.map((name) => ({
    name,
    value: points.reduce((sum, { part, value }) => (part === name ? sum + value : sum), 0),
  }));
};

function Figure(props: ChartSectionProps) {
  const { kind, points, parts = [], format, summary } = props;
  const colors = useChartColors();
  const legend = legendOf(props);
  return (
    <figure
      className={styles.figure}
      data-kind={kind}
      style={{ '--height': `${barsHeight(points)}px` } as CSSProperties}
    >
      <div role="img" aria-label={summary} className={styles.canvas}>
        <Suspense fallback={<Skeleton.Node active className={styles.skeleton ?? ''} />}>
          <Chart kind={kind} points={points} parts={parts} colors={colors} />
        </Suspense>
      </div>
      {legend.length > 0 && (
        <ul className={styles.legend}>
          {legend.map(({ name, value }, index) => (
            <li key={name} style={{ '--color': `var(--chart-${index + 1})` } as CSSProperties}>
              <span className={styles.name}>{name}</span> <strong>{format(value)}</strong>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

/** A chart in the theme's colours, with its text alternative, and the same figures as a table for whoever prefers it. */
export function ChartSection(props: ChartSectionProps) {
  const [asTable, setAsTable] = useState(false);
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
      ) : asTable ? (
        <ChartFigures {...props} parts={props.parts ?? []} />
      ) : (
        <Figure {...props} />
      )}
    </Section>
  );
}
