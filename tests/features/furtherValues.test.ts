import { expect, test } from 'vitest';
import { careRequestColumns } from '@/features/care/careRequestColumns';
import { deletionColumns } from '@/features/care/deletionColumns';
import { jobColumns } from '@/features/care/jobColumns';
import { receivedColumns } from '@/features/stock/receivedColumns';
import { requestColumns } from '@/features/stock/requestColumns';
import { compareBy, searchTextBy, sortedBy, valuesIn, type Column } from '@/ui/column';
import { createStore } from '@/store/business/store';
import { selectReceived } from '@/store/stock/onHand/returns';
import { careRequest, deletion, job, jobRequest, serviceRequest } from '../support/care';
import { returnedStock, stockRequest } from '../support/stock';

/** What columns tell of a row, by the titles of the sheet. */
const descriptionOf = <Row>(columns: readonly Column<Row>[], row: Row) =>
  Object.fromEntries(valuesIn(columns).map(({ title, value }) => [title, value(row)]));

const ignored = () => {};
const deleted = deletion(1, { deletionDate: '2026-11-20', simDeactivation: 'Yes' });

const [returned] = selectReceived(createStore(returnedStock('received')).getState());

test('what a row shows beside what can be done with it can be filtered, sorted and exported by', () => {
  expect(returned && descriptionOf(receivedColumns, returned)).toMatchObject({ 'Challan Status': 'Completed' });
  expect(descriptionOf(careRequestColumns, careRequest(1, { approved: true }))).toMatchObject({ Approved: 'Approved' });
  expect(descriptionOf(requestColumns({ viewDetails: ignored }), stockRequest(12))).toMatchObject({ 'Request No': 12 });
  expect(descriptionOf(deletionColumns(undefined, ignored, ignored), deleted)).toMatchObject({
    Deleted: 'Deleted',
    'Deletion Date': '2026-11-20',
    'SIM Deactivation': 'Yes',
  });
  expect(receivedColumns.map(sortedBy).at(-1)?.key).toBe('handover');
});

test('a search for "deleted" finds what is so', () => {
  const text = searchTextBy(deletionColumns(undefined, ignored, ignored));
  expect([text(deleted), text(deletion(2))].map((words) => words.includes('Deleted'))).toEqual([true, false]);
});

test('visits are put in order by their days, and their last day is told, too', () => {
  const columns = jobColumns('Service', { edit: ignored, send: ignored, visit: ignored }, () => []);
  const visit = (number: number, fromTime: string, toTime: string) =>
    job(number, { request: { kind: 'service', ...serviceRequest({ fromTime, toTime }) } });
  const visits = [
    visit(1, '2026-01-30', '2026-02-01'),
    visit(2, '2026-12-01', '2026-12-02'),
    visit(3, '2025-12-15', '2025-12-16'),
  ];
  const time = columns.find(({ key }) => key === 'time');
  expect(visits.toSorted(time && compareBy(time)).map(({ number }) => number)).toEqual([3, 1, 2]);
  expect(descriptionOf(columns, visit(5, '2026-01-30', '2026-02-01'))).toMatchObject({
    Time: '2026-01-30',
    'To Time': '2026-02-01',
  });
  const service = job(6, {
    request: { kind: 'job', ...jobRequest({ jobType: 'Service', availableTimeSlots: ['morning'] }) },
  });
  expect(descriptionOf(columns, service)).toMatchObject({ Time: undefined, 'Time Slots': 'Morning (9 AM to 12 PM)' });
  expect(searchTextBy(columns)(service)).toContain('Morning');
  expect(
    descriptionOf(
      jobColumns('Installation', { edit: ignored, send: ignored, visit: ignored }, () => []),
      job(4),
    ),
  ).toMatchObject({
    Time: expect.stringMatching(/\S/),
  });
});
