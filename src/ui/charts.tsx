import { Bar, Line, Pie } from '@ant-design/charts';
import { barsHeight } from './barsHeight';
import type { ChartColors } from './chartColors';
import { formatCompactMoney, formatCount, formatMoney } from '@/format';

/** One value of a chart under its name: a share in percent, an amount in rupees, or of bars a count. */
export interface Point {
  name: string;
  value: number;
  /** Of stacked bars: which part of the name's bar it is. */
  part?: string;
}

export interface ChartProps {
  points: readonly Point[];
  /** Of stacked bars: their parts, in the order of the colours. */
  parts: readonly string[];
  colors: ChartColors;
}

const lookOf = ({ dark, surface }: ChartColors) => ({
  theme: { type: dark ? 'classicDark' : 'classic', view: { viewFill: surface } },
  ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { animate: false }),
});

/** Shares as a ring. */
function Donut({ points, colors }: ChartProps) {
  return (
    <Pie
      {...lookOf(colors)}
      height={190}
      data={points}
      angleField="value"
      colorField="name"
      innerRadius={0.64}
      legend={false}
      label={false}
      scale={{ color: { range: colors.series } }}
      style={{ stroke: colors.surface, lineWidth: 2 }}
      tooltip={{ title: false, items: [({ name, value }: Point) => ({ name, value: `${value}%` })] }}
    />
  );
}

/** Amounts in rupees over the months. */
function Trend({ points, colors }: ChartProps) {
  const [stroke] = colors.series;
  const label = { title: false, labelFill: colors.text, labelOpacity: 1, line: false, tick: false };
  return (
    <Line
      {...lookOf(colors)}
      height={310}
      data={points}
      xField="name"
      yField="value"
      style={{ stroke, lineWidth: 2.5 }}
      area={{ style: { fill: stroke, fillOpacity: 0.1 }, tooltip: false }}
      point={{ sizeField: 3, style: { fill: colors.surface, stroke, lineWidth: 2 }, tooltip: false }}
      scale={{ y: { domainMin: 0, nice: true } }}
      axis={{
        // The month alone has room; the year is in the tooltip.
        x: { ...label, labelAutoRotate: false, labelFormatter: (month: string) => month.slice(0, 3) },
        y: {
          ...label,
          labelFormatter: formatCompactMoney,
          gridStroke: colors.line,
          gridStrokeOpacity: 1,
          gridLineDash: [0, 0],
        },
      }}
      tooltip={{ title: 'name', items: [{ channel: 'y', name: 'Sales', valueFormatter: formatMoney }] }}
    />
  );
}

/** Counts as bars that lie one under the other, each stacked of its parts. */
function Bars({ points, parts, colors }: ChartProps) {
  const label = { title: false, labelFill: colors.text, labelOpacity: 1, line: false, tick: false };
  return (
    <Bar
      {...lookOf(colors)}
      height={barsHeight(points)}
      data={points}
      xField="name"
      yField="value"
      colorField="part"
      stack
      legend={false}
      style={{ stroke: colors.surface, lineWidth: 1, maxWidth: 20 }}
      scale={{ color: { domain: parts, range: colors.series }, y: { nice: true } }}
      axis={{
        x: { ...label },
        y: {
          ...label,
          labelFormatter: formatCount,
          gridStroke: colors.line,
          gridStrokeOpacity: 1,
          gridLineDash: [0, 0],
        },
      }}
      tooltip={{ title: 'name', items: [({ part, value }: Point) => ({ name: part, value: formatCount(value) })] }}
    />
  );
}

const charts = { donut: Donut, trend: Trend, bars: Bars };
export type ChartKind = keyof typeof charts;

/** A chart on a canvas: large, so it comes as a chunk of its own once a page has painted. */
export default function Chart({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const Drawn = charts[kind];
  return <Drawn {...props} />;
}
