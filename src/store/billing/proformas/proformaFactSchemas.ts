import { countedProforma } from './proformaRowSchema';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, part, reference } from '@/store/kit/schema/rowRules';

/** What each fact of the proforma invoices says. */
export const proformaFactSchemas = {
  proformaIssued: part('It', {
    id: identity,
    accountId: reference('Its account'),
    on: movedOn,
    draft: countedProforma,
  }).test(
    'names its account',
    'It carries a proforma invoice that it does not name.',
    ({ accountId: named, on, draft }) => draft.accountId === named && draft.issuedOn === on,
  ),
};
