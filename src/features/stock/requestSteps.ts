import type { StockRequestStatus } from '@/machines/stockRequest';
import { nextStep, type StockRequest } from '@/store/purchasing/requests/request';
import { formatDate } from '@/format';
import type { Step } from '@/ui/Steps';

/** The statuses that the machine still has before one. */
function ahead(status: StockRequestStatus): StockRequestStatus[] {
  const next = nextStep(status)?.next;
  return next ? [next, ...ahead(next)] : [];
}

/** The whole way of a request: the steps passed with their dates, then those to come. */
export const requestSteps = ({ status, steps }: StockRequest): Step[] => [
  ...steps.map((step) => ({ label: step.status, passed: true, note: formatDate(step.on) })),
  ...ahead(status).map((label) => ({ label, passed: false })),
];
