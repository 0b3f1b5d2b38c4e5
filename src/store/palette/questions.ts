import { formatCountOf } from '@/format';
import { paths, searchFor } from '@/paths';
import type { Business } from '@/store/business/business';
import { JOB_TABS, jobType } from '@/store/care/jobs/job';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { FILLING, type Answers, type Asked } from './asked';
import { billsStanding } from './billQuestions';
import type { Choice } from './recordIndex';
import { devicesIn, simsOf, stockOf } from './stockQuestions';

const { sales, stocks, care } = paths;

/** The status of what waits for the admin, of a job and of a stock request. */
const PENDING = 'Pending at Admin';

interface Question {
  /** The words that ask it. */
  asks: readonly string[];
  /** The screen of its answers, by which it is known who has them. */
  place: string;
  answers: Answers;
}

function pendingJobs({ business }: Asked): Choice[] {
  const pending = selectJobs(business).filter(({ status }) => status === PENDING);
  return JOB_TABS.map((type) => ({
    title: `Pending jobs: ${type}`,
    detail: formatCountOf(pending.filter((job) => jobType(job) === type).length, 'job'),
    to: care.viewJobTab(type, PENDING),
  }));
}

function pendingRequests({ business }: Asked): Choice[] {
  const pending = selectRequests(business).filter(({ status }) => status === PENDING);
  return [
    {
      title: 'Pending stock requests',
      detail: formatCountOf(pending.length, 'request'),
      to: searchFor(stocks.requested, PENDING),
    },
  ];
}

const beside =
  (noun: string, answers: Answers): Answers =>
  (asked) =>
    noun.startsWith(asked.about) ? answers(asked) : [];

const QUESTIONS: readonly Question[] = [
  {
    asks: ['unpaid', 'outstanding'],
    place: sales.issuedBills,
    answers: billsStanding('Unpaid bills', ['Open', 'Overdue']),
  },
  { asks: ['overdue'], place: sales.issuedBills, answers: billsStanding('Overdue bills', ['Overdue']) },
  { asks: ['pending'], place: care.viewJob, answers: beside('jobs', pendingJobs) },
  { asks: ['pending'], place: stocks.requested, answers: beside('requests', pendingRequests) },
  { asks: ['device', 'devices', 'tracker', 'trackers'], place: stocks.devices, answers: devicesIn },
  { asks: ['stock', 'stocks'], place: stocks.onHand, answers: stockOf },
  { asks: ['sim', 'sims'], place: stocks.onHand, answers: simsOf },
];

/** Of a shorter word nobody can tell yet what it asks. */
const SHORTEST = 4;

/** What the words of a text ask for beside records of that name, of the screens that are open. */
export function questionsAnswered(
  words: readonly string[],
  business: Business,
  today: string,
  { isOpen, most }: { isOpen: (place: string) => boolean; most: number },
): Choice[] {
  return QUESTIONS.filter(({ place }) => isOpen(place)).flatMap(({ asks, answers }) => {
    const asking = words.find((word) =>
      asks.some((one) => one === word || (word.length >= SHORTEST && one.startsWith(word))),
    );
    if (asking === undefined) return [];
    const about = words.filter((word) => word !== asking && !FILLING.includes(word)).join(' ');
    return answers({ business, about, today }).slice(0, most);
  });
}
