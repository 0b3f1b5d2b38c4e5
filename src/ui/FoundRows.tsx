import { Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatCount } from '@/format';
import type { Column } from './column';
import styles from './DataTable.module.css';
import { ExportMenu } from './ExportMenu';
import { findRows, type FoundTableProps } from './findRows';
import { lazyPart } from './lazyPart';
import type { Density } from './listShape';
import type { ListState } from './listState';
import { Notice } from './Notice';
import type RowCardsType from './RowCards';
import { RowTable } from './RowTable';
import { PhoneTools } from './PhoneTools';
import { SortChoice } from './SortChoice';
import { tickedRows, ticksOf } from './selection';
import { TableButtons, type TableButtonsProps } from './TableButtons';
import { sheetOf } from './tableSheet';
import { Totals } from './Totals';
import { isPhone, usePhone } from './useMedia';
import { useSectionHead } from './useSectionHead';

const fetchCards = () => import('./RowCards');
// A failure here is silent on purpose: showing the cards tries again, and that failure is shown.
if (isPhone()) void fetchCards().catch(() => {});
// A lazy component forgets that it goes with rows of any type.
const RowCards = lazyPart(fetchCards) as typeof RowCardsType;

interface FoundRowsProps<Row extends { id: number | string }> extends FoundTableProps<Row> {
  list: ListState;
  /** The text of a row that a search looks through: each is kept as long as what gives it is the same. */
  searchText: (row: Row) => string;
  /** The columns that are shown, in their order. */
  shown: readonly Column<Row>[];
  density: Density;
  /** What stands beside the way to export them; nothing of a list without rows. */
  buttons: TableButtonsProps | undefined;
  /** What stands between the buttons and the rows. */
  children: ReactNode;
}

/** What the list's state comes to: how many rows were found, and those on its page as a table, or as cards on a phone. */
export function FoundRows<Row extends { id: number | string }>(props: FoundRowsProps<Row>) {
  const { label, list, shown, density, columns, rows, searchHint, selection, stripe, empty, buttons } = props;
  const { nothingFound = 'Nothing matches the search.' } = props;
  const [lastTicked, setLastTicked] = useState<Row['id']>();
  const onPhone = usePhone();
  const { place, head } = useSectionHead<HTMLSpanElement>();
  const { found, onPage, page, isNarrowed } = findRows(props, list, props.searchText);
  const ticked = tickedRows(rows, found, selection);
  const shownRows = {
    label,
    list,
    shown,
    density,
    page,
    stripe,
    rows: onPage,
    total: found.length,
    ticks: rows.length > 0 && selection ? ticksOf(selection, found, { id: lastTicked, set: setLastTicked }) : undefined,
    empty: rows.length === 0 ? <Notice text={empty}>{props.begin}</Notice> : <Notice text={nothingFound} />,
  };
  const exported = {
    name: label,
    ticked: ticked.length,
    sheet: () => sheetOf(shown, ticked.length > 0 ? ticked : found),
  };
  const isExported = found.length + ticked.length > 0 && !props.unexported;
  const tools = (
    <span className={`${styles.buttons} ${styles.last}`}>
      {onPhone && rows.length > 1 && <SortChoice columns={columns} sort={list.sort} onSort={list.setSort} />}
      {onPhone ? (
        <PhoneTools label={label} buttons={buttons} exported={exported} isExported={isExported} />
      ) : (
        <>
          {buttons && <TableButtons {...buttons} />}
          {isExported && <ExportMenu {...exported} />}
        </>
      )}
    </span>
  );
  // A line of their own would be theirs alone.
  const isAlone = !(searchHint ?? props.parts);
  return (
    <>
      <span ref={place} hidden />
      {(searchHint ?? props.parts) && (
        <span role="status" className={styles.outcome}>
          {isNarrowed && rows.length > 0 && `${formatCount(found.length)} of ${formatCount(rows.length)}`}
        </span>
      )}
      {head && isAlone ? createPortal(tools, head) : tools}
      {props.children}
      {onPhone ? (
        <Suspense fallback={<Notice role="status" text="Loading..." />}>
          <RowCards {...shownRows} columns={columns} />
        </Suspense>
      ) : (
        <RowTable {...shownRows} />
      )}
      {(props.totals ?? searchHint !== undefined) && <Totals columns={shown} rows={found} />}
    </>
  );
}
