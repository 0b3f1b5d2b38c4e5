import styles from './ChartSection.module.css';
import type { Point } from './charts';

export interface ChartFiguresProps {
  title: string;
  points: readonly Point[];
  /** What the names and the values are. */
  headers: readonly [name: string, value: string];
  parts: readonly string[];
  format: (value: number) => string;
}

/** The figures of a chart as a table; of stacked bars a column for each of their parts, and their sum as the last. */
export function ChartFigures({ title, points, headers: [name, value], parts, format }: ChartFiguresProps) {
  const names = [...new Set(points.map((point) => point.name))];
  const sumOf = (row: string, part?: string) =>
    points.reduce(
      (sum, point) => (point.name === row && (part === undefined || point.part === part) ? sum + point.value : sum),
      0,
    );
  return (
    <div
      className={styles.scrolled}
      {...(parts.length > 0 && { tabIndex: 0, role: 'group', 'aria-label': `${title} as a table` })}
    >
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {[name, ...parts, value].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {parts.map((part) => (
                <td key={part}>{format(sumOf(row, part))}</td>
              ))}
              <td>{format(sumOf(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
