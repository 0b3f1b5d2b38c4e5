import { Line, Pie } from '@ant-design/charts';
import type { ChartColors } from './chartColors';
import { formatCompactMoney, formatMoney } from '@/format';

/** One value of a chart under its name: a share in percent, or an amount in rupees. */
export interface Point {
  name: string;
  value: number;
}

export interface ChartProps {
  points: readonly Point[];
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
        y: { ...label, labelFormatter: formatCompactMoney, gridStroke: colors.line, gridStrokeOpacity: 1, gridLineDash: [0, 0] },
      }}
      tooltip={{ title: 'name', items: [{ channel: 'y', name: 'Sales', valueFormatter: formatMoney }] }}
    />
  );
}

const charts = { donut: Donut, trend: Trend };
export type ChartKind = keyof typeof charts;

/** A chart on a canvas: large, so it comes as a chunk of its own once a page has painted. */
export default function Chart({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const Drawn = charts[kind];
  return <Drawn {...props} />;
}
