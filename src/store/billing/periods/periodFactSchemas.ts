import { line } from '@/store/kit/schema/fieldRules';
import { identity, month, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { apartRule, periodDay, registrationsRule } from './periodRowSchema';

const aMonth = { id: identity, month: month('Month'), on: periodDay };

/** What each fact of the months of the books says. */
export const periodFactSchemas = {
  monthCloseProposed: part('It', aMonth),
  monthClosed: part('It', {
    ...aMonth,
    companyId: optionalIdentity('Company'),
    registrations: registrationsRule,
    isApart: apartRule,
  }),
  monthOpened: part('It', {
    id: identity,
    why: line('Reason'),
    on: periodDay,
    before: optionalIdentity('Month before'),
  }),
};
