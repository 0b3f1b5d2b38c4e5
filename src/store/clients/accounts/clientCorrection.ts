import { valueChanges, type Edit, type ValueChange } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { earlierOf } from '@/store/kit/dates';
import type { AccountRow, ClientFields } from './account';
import { CLIENT_AMOUNTS, CLIENT_TITLES, clientFieldsOf, putClientEdit } from './clientChange';

/** What of a client is another from a day on (ISO date), said on a day. */
export interface ClientCorrection {
  id: string;
  accountId: string;
  edit: Edit<ClientFields>;
  from: string;
  on: string;
}

/** What a correction changes, value by value. */
export const correctionChanges = ({ edit }: Pick<ClientCorrection, 'edit'>): ValueChange[] =>
  valueChanges<ClientFields>(edit, CLIENT_TITLES, CLIENT_AMOUNTS);

/** Of which days a correction is where it is confirmed on another than that on which it was said: it holds from none that is still to come then. */
export const correctionDays = {
  typedDay: ({ from }: ClientCorrection) => from,
  knownOn: (said: ClientCorrection, day: string): ClientCorrection => ({ ...said, from: day, on: day }),
  confirmedOn: (said: ClientCorrection, day: string): ClientCorrection => ({
    ...said,
    from: earlierOf(said.from, day),
    on: day,
  }),
  confirmedDay: ({ id, accountId }: ClientCorrection, { accounts }: { accounts: Table<AccountRow> }) =>
    accounts.entities[accountId]?.corrections?.find((one) => one.id === id)?.from,
} as const;

/** Puts a correction into its account, in a reducer; what was before stays with it, for the days before. */
export function putCorrection(account: AccountRow, { id, edit, from }: ClientCorrection) {
  const now: Partial<ClientFields> = clientFieldsOf(account);
  const was = Object.fromEntries((Object.keys(edit.to) as (keyof ClientFields)[]).map((field) => [field, now[field]]));
  account.corrections = [...(account.corrections ?? []), { id, from, was }];
  putClientEdit(account, { edit });
}

/** An account as it would be without some of its corrections, which are taken back from the last to the first. */
export function accountWithout<Row extends AccountRow>(account: Row, corrections: Row['corrections'] = []): Row {
  if (corrections.length === 0) return account;
  const { client, billing, package: agreed, bill } = account;
  const then = {
    ...account,
    client: { ...client },
    billing: { ...billing },
    package: { ...agreed },
    bill: { ...bill },
  };
  for (const { was } of corrections.toReversed()) putClientEdit(then, { edit: { was: {}, to: was } });
  return then;
}

/** An account with the details that held on an ISO date: what was corrected from a later day on is as it was. */
export const accountOn = <Row extends AccountRow>(account: Row, day: string): Row =>
  accountWithout(
    account,
    account.corrections?.filter(({ from }) => from > day),
  );
